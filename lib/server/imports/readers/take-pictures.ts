import 'server-only'
import { limits } from '@/lib/contract/limits'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { pictureKind } from '@/lib/server/attachments/make-photo'
import type { BoxedPicture, PictureBox } from '../picture-box'
import type { OpenZip, ZipEntry } from './open-zip'

export type PictureTaker = {
  /** Puts the pictures of an entry into the box, each told by the names that it may have in the zip. */
  take(pictures: readonly (readonly string[])[]): Promise<BoxedPicture[]>
  /** Counts what is no picture. */
  skip(recordings: number): void
  /** What stays behind, in words. */
  leftOut(): string[]
}

/** Finds the pictures that entries name in their zip. A file that came without one has none of them. */
export function pictureTaker(zip: OpenZip | null, box: PictureBox): PictureTaker {
  const byName = zip ? namesIn(zip) : new Map<string, ZipEntry | null>()
  const counts = { recordings: 0, absentPictures: 0, foreignPictures: 0, largePictures: 0, morePictures: 0 }

  async function takeOne(names: readonly string[]): Promise<BoxedPicture | null> {
    const entry = names.map((name) => byName.get(name.toLowerCase())).find(Boolean)
    if (!zip || !entry) counts.absentPictures += 1
    else if (entry.size > limits.photo.bytes) counts.largePictures += 1
    else {
      const bytes = await zip.picture(entry)
      if (pictureKind(bytes) === 'photo') return box.put(bytes)
      counts.foreignPictures += 1
    }
    return null
  }

  return {
    async take(pictures) {
      counts.morePictures += Math.max(0, pictures.length - limits.attachments)
      const taken: BoxedPicture[] = []
      for (const names of pictures.slice(0, limits.attachments)) {
        const picture = await takeOne(names)
        if (picture) taken.push(picture)
      }
      return taken
    },
    skip: (recordings) => {
      counts.recordings += recordings
    },
    leftOut: () => {
      const words = importFileMessages.importLeftOut
      const kinds = ['absentPictures', 'foreignPictures', 'largePictures', 'morePictures', 'recordings'] as const
      return kinds.flatMap((kind) => (counts[kind] > 0 ? [words[kind](counts[kind])] : []))
    },
  }
}

/** The files of a zip by each end of their paths; an end that several have names none of them. */
function namesIn(zip: OpenZip): Map<string, ZipEntry | null> {
  const byName = new Map<string, ZipEntry | null>()
  for (const entry of zip.entries) {
    const parts = entry.path.toLowerCase().split('/').slice(-4)
    for (let from = 0; from < parts.length; from++) {
      const name = parts.slice(from).join('/')
      byName.set(name, byName.has(name) ? null : entry)
    }
  }
  return byName
}
