import { PRODUCT_NAME } from '../brand'
import { limits } from '../limits'
import { toast } from './toast'

export const importMessages = {
  imported: toast({ title: 'Import finished' }),
  importTakenOut: toast({ title: 'Taken out', description: 'What it brought is gone from your record.' }),
  failed: {
    import: 'Import failed',
    readFile: 'This file was not read',
    takeOutImport: 'Nothing was taken out',
  },
  error: {
    importTooLarge: `This file is larger than ${limits.importBytes / 1024 / 1024} MB.`,
    importUnreadable: 'This file could not be read. Choose it again.',
    importNotJson: 'This is not a JSON file. Choose a file that “Export everything” made.',
    importForeign: `This is not a whole-account export of ${PRODUCT_NAME}. Choose a file that “Export everything” made.`,
    importRefused: 'Some of what is in this file cannot be imported, so nothing was.',
  },
  confirm: {
    takeOutImport: 'Take out all that this file brought?',
  },
} as const
