import { limits } from '../limits'
import { toast } from './toast'

export const journalMessages = {
  /** Asked of an entry that is to be saved without one. */
  whichEnergy: 'Choose your energy, then Save Entry.',
  /** Told of an entry without a word, which lacks it as well. */
  energyMissing: 'Choose your energy, too.',
  journalNotesRequired: toast({
    title: 'Missing required fields',
    description: 'Please provide notes for your entry',
  }),
  entrySaved: toast({ title: 'Entry saved!' }),
  entryUpdated: toast({ title: 'Entry updated!' }),
  entryDeleted: toast({ title: 'Entry deleted!' }),
  /** The energy that a second entry of a day begins with. */
  energyAsBefore: (energy: string) => `${energy}, as before`,
  secondEntry: (day: string) => `There is an entry for ${day} already. This adds another.`,
  /** Told of a folded composer, whose photos are not seen. */
  photosWait: (count: number) => `${count} ${count === 1 ? 'photo waits' : 'photos wait'}`,
  photoTooLarge: `This photo is larger than ${limits.photo.bytes / 1024 / 1024} MB.`,
  field: {
    moodRange: 'Must be a whole number from 1 to 5',
    photoRequired: 'Choose a photo',
    photoKind: 'Only JPEG, PNG and WebP photos can be added.',
    photoHeic: 'HEIC photos are not supported: save it as a JPEG first.',
    photoBroken: 'This photo is damaged, or is not what its name says.',
    photoPixels: `This photo is too large: at most ${limits.photo.pixels / 1_000_000} million pixels.`,
  },
  failed: {
    saveEntry: 'Failed to save entry',
    updateEntry: 'Failed to update entry',
    deleteEntry: 'Failed to delete entry',
  },
  confirm: {
    deleteEntry: 'Are you sure you want to delete this entry?',
  },
} as const
