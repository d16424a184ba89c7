import { IMAGEM_QUALIDADE, IMAGEM_TAMANHOS } from '@app/contract/casca/usuario'
import { fileTypeFromBuffer } from 'file-type'
import type { Content } from '../../../platform/files/index.ts'
import { safeName } from '../../../platform/files/names.ts'
import type { ReceivedFile } from '../../../platform/files/read.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import { createQueue } from '../../../platform/jobs/queue.ts'

/** An image as it is stored: one JPEG per size. */
export type ImagemPronta = { tamanho: number; file: ReceivedFile }[]

/** The person who sends the image; null is the product itself. */
type Quem = number | null

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Most millions of points that are decoded: current telephones have up to 50; a bomb of 20,000 × 20,000 has 400. */
const MEGAPIXELS = 64
const TIMEOUT_S = 15

type Sizes = {
  tamanhos: readonly number[]
  /** Tries many encodings for the smallest file: five times the time for a fifth of the bytes. */
  smallest: boolean
}

/** What is shown in every list is sent often: small files. */
const IMAGEM: Sizes = { tamanhos: IMAGEM_TAMANHOS, smallest: true }

/** The size of an evidence photo: scratches stay visible. It is sent while somebody waits at the counter. */
const FOTO: Sizes = { tamanhos: [1600], smallest: false }

// A decoded image may hold hundreds of megabytes and keeps a processor busy, so two run at a time, one per person.
const inTurn = createQueue()

// sharp is loaded with the first image, so that an idle process does without it. It works in its own threads.
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** The bytes decide and not the name; an SVG never counts as an image. */
const demandImage = async (content: Content, fieldName: string): Promise<void> => {
  const found = await fileTypeFromBuffer(Buffer.isBuffer(content) ? content : content.start)
  if (!found || !TYPES.has(found.mime)) refuseField(fieldName, 'IMAGEM_TIPO')
}

const isReadFailure = (error: unknown): boolean => error instanceof Error && !('statusCode' in error)

const encode = async (
  quem: Quem,
  content: Content,
  { tamanhos, smallest }: Sizes,
  fieldName: string,
): Promise<ImagemPronta> => {
  await demandImage(content, fieldName)
  const sharp = await loadSharp()
  const largestSide = Math.max(...tamanhos)
  const source = Buffer.isBuffer(content) ? content : content.path
  const decode = () => sharp(source, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' })
  const work = async () => {
    try {
      const { width, height } = await decode().metadata()
      if (width * height > MEGAPIXELS * 1_000_000)
        refuseField(fieldName, 'IMAGEM_PIXELS', { maximo: MEGAPIXELS })
      const { data, info } = await decode()
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      return await Promise.all(
        tamanhos.map(async (tamanho) => {
          const file = await sharp(data, { raw: info })
            .resize({ width: tamanho, height: tamanho, fit: 'inside', withoutEnlargement: true })
            .jpeg({ quality: IMAGEM_QUALIDADE, mozjpeg: smallest })
            .toBuffer()
          return { tamanho, file: { filename: 'foto.jpg', contentType: 'image/jpeg', content: file } }
        }),
      )
    } catch (error) {
      if (isReadFailure(error) && /pixel limit/i.test(String(error)))
        return refuseField(fieldName, 'IMAGEM_PIXELS', { maximo: MEGAPIXELS })
      if (isReadFailure(error)) return refuseField(fieldName, 'IMAGEM_QUEBRADA')
      throw error
    }
  }
  return inTurn(String(quem), work)
}

/**
 * Decodes and encodes again, upright, as JPEG at 0.7, within 500 × 500 and smaller (spec §5, §9): this removes hidden
 * content and the place where it was taken (EXIF), and refuses a false image.
 */
export const encodeImagem = (quem: Quem, content: Content, fieldName: string): Promise<ImagemPronta> =>
  encode(quem, content, IMAGEM, fieldName)

/** The same for a photo that a record keeps as a file: larger, in one size, under its own name. */
export const encodeFoto = async (
  quem: Quem,
  content: Content,
  filename: string,
  fieldName: string,
): Promise<ReceivedFile> => {
  const [pronta] = await encode(quem, content, FOTO, fieldName)
  if (!pronta) throw new Error('one size gives one image')
  return { ...pronta.file, filename: `${safeName(filename).replace(/\.[^.]*$/, '')}.jpg` }
}

/** The sides that a photo on somebody's telephone is tried with, the largest first. */
const MINIATURA_LADOS = [640, 480, 320] as const

/** A stored photo, made small enough for a telephone on a slow line: the largest that keeps within so many bytes. */
export const encodeMiniatura = async (nome: string, content: Buffer, bytes: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  const shrink = (lado: number) =>
    sharp(content, { limitInputPixels: MEGAPIXELS * 1_000_000 })
      .timeout({ seconds: TIMEOUT_S })
      .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 65, mozjpeg: true })
      .toBuffer()
  return inTurn(`miniatura ${nome}`, async () => {
    let small: Buffer = content
    for (const lado of MINIATURA_LADOS) {
      small = await shrink(lado)
      if (small.length <= bytes) break
    }
    return small
  })
}

const ASSINATURA_LADO = 1600
/** The end of a PNG: bytes after it are not part of the drawing. */
const FIM_DO_PNG = Buffer.from('49454e44ae426082', 'hex')

/** A drawn signature, decoded and written again as PNG; anything beyond a drawing is refused. */
export const encodeAssinatura = async (
  quem: Quem,
  content: Buffer,
  fieldName: string,
): Promise<ReceivedFile> => {
  const found = await fileTypeFromBuffer(content)
  if (found?.mime !== 'image/png' || !content.subarray(-FIM_DO_PNG.length).equals(FIM_DO_PNG))
    refuseField(fieldName, 'ASSINATURA_INVALIDA')
  const sharp = await loadSharp()
  return inTurn(String(quem), async () => {
    const drawn = await sharp(content, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .resize({ width: ASSINATURA_LADO, height: ASSINATURA_LADO, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer()
      .catch(() => refuseField(fieldName, 'ASSINATURA_INVALIDA'))
    return { filename: 'assinatura.png', contentType: 'image/png', content: drawn }
  })
}
