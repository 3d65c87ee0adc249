import { PhoneText } from '@/components/shared/phone-text'
import { LegalList, LegalSection } from './legal-page'

const emergency = [
  '911 in the US and Canada.',
  '999 in the UK.',
  '112 in Europe.',
  '000 in Australia.',
  '111 in New Zealand.',
]

const lines = [
  {
    id: 'danger',
    text: (
      <>
        If life is in danger, your local emergency number:
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-ink-3">
          {emergency.map((text) => (
            <li key={text}>
              <PhoneText text={text} />
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'us',
    text: (
      <PhoneText text="In the US and Canada: call or text 988, the suicide and crisis line, at any hour and for free." />
    ),
  },
  { id: 'uk', text: <PhoneText text="In the UK and Ireland: Samaritans on 116 123, at any hour and for free." /> },
  {
    id: 'au',
    text: <PhoneText text="In Australia: Lifeline on 13 11 14, at any hour." />,
  },
  { id: 'nz', text: <PhoneText text="In New Zealand: call or text 1737, at any hour and for free." /> },
  {
    id: 'else',
    text: (
      <PhoneText text="Anywhere else: findahelpline.com lists the line nearest to you, also for violence at home and for eating disorders." />
    ),
  },
]

const whatItIs = (isModel: boolean) => [
  {
    id: 'ai',
    text: `An AI: ${isModel ? 'a language model' : 'on this server rules and arithmetic, without a language model'}. Every coach here is one, whatever its name. Ask it whether it is a person, and it says that it is not.`,
  },
  {
    id: 'style',
    text: 'A style. Some coaches are inspired by the way a well-known person led or taught. They are not that person and do not speak for them, and none of them has endorsed it.',
  },
  {
    id: 'reader',
    text: 'A reader of your own record. Numbers and forecasts are computed from what you logged. In Review each victory, obstacle and piece of advice leads to the goal or the entry that it rests on.',
  },
  {
    id: 'wrong',
    text: 'Sometimes wrong. It can misread you, miss what matters, or be sure of what is not so. You decide.',
  },
]

const isNot = [
  { id: 'doctor', text: 'No doctor and no therapist. It gives no diagnosis, no treatment and no doses.' },
  { id: 'lawyer', text: 'No lawyer and no financial adviser.' },
  { id: 'emergency', text: 'Not an emergency service. No person reads your messages, and nobody is called for you.' },
  { id: 'children', text: 'Not for children: you must be 18 or older.' },
]

const inCrisis = [
  {
    id: 'checked',
    text: 'Each message is checked for words of suicide, self-harm, abuse, an eating disorder or danger to someone before any coach sees it: in English and, where it is said outright, in thirteen other languages.',
  },
  {
    id: 'answer',
    text: 'Where they are found, the answer is a fixed text with lines to call, written by people. It is the same for every coach and without any model, and a custom coach cannot turn it off.',
  },
  { id: 'kept', text: 'Such words are kept from every model. The rest of what you write is used as before.' },
  {
    id: 'near',
    text: 'Where your words only come close to that, the built-in coach asks you whether you are safe, and speaks of no goal.',
  },
  {
    id: 'unclear',
    text: 'Where it is unclear what your words mean, you get the ordinary answer, with one line beside it that leads to this page.',
  },
]

/** What the coach is and is not, what it does in a crisis, and whom to call. */
export function SafetySections({ isModel }: { isModel: boolean }) {
  return (
    <>
      <LegalSection title="If you need a person now">
        <LegalList items={lines} />
      </LegalSection>
      <LegalSection title="What the coach is">
        <LegalList items={whatItIs(isModel)} />
      </LegalSection>
      <LegalSection title="What it is not">
        <LegalList items={isNot} />
      </LegalSection>
      <LegalSection title="When your words sound like a crisis">
        <LegalList items={inCrisis} />
        <p>
          The check goes by words, so it misses some messages and mistakes others. Do not rely on it: if you are in
          danger, call.
        </p>
      </LegalSection>
    </>
  )
}
