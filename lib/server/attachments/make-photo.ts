import 'server-only'
import type SharpModule from 'sharp'
import type { Metadata, ResizeOptions, Sharp } from 'sharp'
import { limits } from '@/lib/contract/limits'
import { journalMessages } from '@/lib/contract/messages/journal'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError, invalid } from '@/lib/server/errors'
import type { PhotoBytes } from './photo-files'

export type Photo = { width: number; height: number; bytes: PhotoBytes }

/** Large enough for any screen and a print; a thumbnail is shown at a third of it, on screens of three dots a point. */
const LONGEST = 2560
const SMALL = 480
const TIMEOUT_S = 20
/** The one under way and those that wait for it: each holds a photo of up to ten megabytes. */
const MOST = 16
const RETRY_AFTER_S = 10

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * A photo as it is kept, out of what a stranger sent: one at a time in this process, upright, at most 2560 pixels long,
 * as WebP without anything that the camera wrote into it, such as the place.
 *
 * @throws AppError `payload_too_large`; `validation_failed` for anything but a JPEG, PNG or WebP picture of bounded size;
 * `rate_limited` while many wait
 */
export async function makePhoto(file: Buffer): Promise<Photo> {
  if (file.length > limits.photo.bytes) throw new AppError('payload_too_large', journalMessages.photoTooLarge)
  const kind = pictureKind(file)
  if (kind !== 'photo')
    throw invalid({ file: [kind === 'heif' ? journalMessages.field.photoHeic : journalMessages.field.photoKind] })
  if (waiting >= MOST) {
    throw new AppError('rate_limited', serverMessages.rateLimited, { retryAfter: RETRY_AFTER_S })
  }
  waiting += 1
  const turn = last.then(() => encode(file)).finally(() => (waiting -= 1))
  last = turn.catch(() => undefined)
  return turn
}

/** What a file is its first bytes say, whatever its name does: a kind that is kept, a kind of phones' that is not, or neither. */
export function pictureKind(file: Buffer): 'photo' | 'heif' | null {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  const isJpeg = file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff
  const isPng = text(0, 8) === '\x89PNG\r\n\x1a\n'
  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP'
  if (isJpeg || isPng || isWebp) return 'photo'
  return text(4, 8) === 'ftyp' ? 'heif' : null
}

let loading: Promise<typeof SharpModule> | undefined

/** The one library that reads what strangers send: it may read three kinds of picture, and only from memory. */
function loadSharp(): Promise<typeof SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

async function encode(file: Buffer): Promise<Photo> {
  const sharp = await loadSharp()
  // The size that it says it has is looked at before anything is decoded.
  const open = () => sharp(file, { limitInputPixels: limits.photo.pixels, failOn: 'error', autoOrient: true })
  try {
    const told = await open().metadata()
    if (told.width * told.height > limits.photo.pixels) throw invalid({ file: [journalMessages.field.photoPixels] })
    const full = isKept(told) ? await decoded(open(), file) : await encoded(open())
    const small = await sharp(full.bytes).resize(within(SMALL)).webp({ quality: 75 }).toBuffer()
    return { width: full.width, height: full.height, bytes: { full: full.bytes, small } }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
    throw invalid({ file: [isLarge ? journalMessages.field.photoPixels : journalMessages.field.photoBroken] })
  }
}

/** A photo that was kept here before and comes back in an archive loses nothing by it. */
function isKept({ format, width, height, pages = 1, exif, xmp, iptc, icc }: Metadata): boolean {
  return format === 'webp' && Math.max(width, height) <= LONGEST && pages === 1 && !(exif || xmp || iptc || icc)
}

/** It stays as it is, once every pixel of it could be read. */
async function decoded(picture: Sharp, file: Buffer) {
  const { info } = await picture.timeout({ seconds: TIMEOUT_S }).raw().toBuffer({ resolveWithObject: true })
  return { bytes: file, width: info.width, height: info.height }
}

async function encoded(picture: Sharp) {
  const { data, info } = await picture
    .resize(within(LONGEST))
    .webp({ quality: 82 })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function within(longest: number): ResizeOptions {
  return { width: longest, height: longest, fit: 'inside', withoutEnlargement: true }
}
