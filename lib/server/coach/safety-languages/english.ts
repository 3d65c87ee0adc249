import 'server-only'
import type { CountryCode } from '../safety-help/crisis-lines'
import type { HelpWords } from './care-language'

/** English is read by rules of its own; here are its words of help. */
export const english: { code: string; countries: CountryCode[]; help: HelpWords } = {
  code: 'en',
  countries: ['US', 'GB', 'IE'],
  help: {
    opening:
      'Thank you for telling me. What you are carrying sounds very heavy, and I want you to have someone with you in it who can really help. I am an AI coach, so that has to be a person.',
    danger:
      'If you are in danger right now, or have taken or done something, please call your local emergency number: {emergency}.',
    lines:
      'You can talk to someone: {lines}. Anywhere else, findahelpline.com lists the line nearest to you, also for violence at home and for eating disorders.',
    question: 'Your goals can wait. Is there one person near you whom you could call or sit with now?',
    again:
      'I am still here, but I am an AI and cannot be beside you. Please let a person be: {lines}. In danger, call {emergency}. Have you reached somebody yet?',
  },
}
