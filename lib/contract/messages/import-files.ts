import { PRODUCT_NAME } from '../brand'
import { limits } from '../limits'

/** What is said of files of other apps. */
export const importFileMessages = {
  /** What stands in an entry of another app that is nothing but pictures. */
  picturesOnly: (count: number, time: string) => `${count === 1 ? 'A photo' : `${count} photos`}, ${time}`,
  /** What files of other apps hold that has no place here. */
  importLeftOut: {
    recordings: (count: number) =>
      count === 1 ? '1 recording or document' : `${count.toLocaleString('en')} recordings and documents`,
    absentPictures: (count: number) =>
      count === 1
        ? '1 picture that is not in the file'
        : `${count.toLocaleString('en')} pictures that are not in the file`,
    foreignPictures: (count: number) =>
      count === 1
        ? '1 picture that is no JPEG, PNG or WebP'
        : `${count.toLocaleString('en')} pictures that are no JPEG, PNG or WebP`,
    largePictures: (count: number) =>
      count === 1 ? '1 picture larger than 10 MB' : `${count.toLocaleString('en')} pictures larger than 10 MB`,
    morePictures: (count: number) =>
      count === 1
        ? '1 picture beyond the 20 that an entry holds'
        : `${count.toLocaleString('en')} pictures beyond the 20 that an entry holds`,
    brokenPictures: (count: number) =>
      count === 1
        ? '1 picture could not be read and was left out.'
        : `${count.toLocaleString('en')} pictures could not be read and were left out.`,
    autoTicks: (count: number) =>
      count === 1
        ? '1 day that the app had ticked by itself'
        : `${count.toLocaleString('en')} days that the app had ticked by itself`,
    otherHealth: (count: number) =>
      `${count.toLocaleString('en')} other records, such as heart rate: steps, weight, sleep and workouts are read`,
  },
  field: {
    importFile: 'Choose a file',
    importNoText: 'This file is not text. Choose a CSV file.',
    importNoTable: 'This file is not a table with a line of column names.',
    importRows: `At most ${limits.importRows.toLocaleString('en')} lines at once`,
    importColumn: 'There is no such column:',
    importNoWords: 'Nothing is written here',
    importMoods: `A mood column can hold at most ${limits.importMoods} different words`,
    importNeeds: 'Fill this in first',
    importNothing: 'Nothing in this file is new and can be read.',
    importEmpty: 'This file is empty.',
    importUnknown: 'This file cannot be read here. Choose the CSV, JSON, zip or XML file that the other app exported.',
    importBroken: 'This file is damaged, or was cut off. Export it again.',
    importBomb: 'This zip unpacks to far more than any export, so it was not read.',
    importOutside: 'This zip holds a file that leads outside of it, so it was not read.',
    importLocked: 'This zip has a password. Export it without one.',
    importForeignZip: 'No export was found in this zip, and no Markdown notes with dates in their names.',
    importForeignJson: 'This JSON is not from an app that can be read here.',
    importOwn: `This is an export of ${PRODUCT_NAME} itself. Choose it under “Your data”.`,
    importBadJson: 'This JSON cannot be read. Export it again.',
    importTooMuch: 'This file holds more text than can be brought in at once.',
    importPictures: `At most ${limits.importPictures.toLocaleString('en')} pictures at once`,
    importGoals: `At most ${limits.importGoals.toLocaleString('en')} goals at once`,
    importValues: `At most ${limits.importValues.toLocaleString('en')} values at once`,
    importNoDay: 'No date in its name or at its head',
    importNoSuchGoal: 'No goal of that name is counted',
    importTarget: 'Enter a target that differs from the start',
    importFigure: 'This is not a number',
  },
} as const
