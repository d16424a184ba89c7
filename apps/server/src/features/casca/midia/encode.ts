import { IMAGEM_QUALIDADE, IMAGEM_TAMANHOS } from '@app/contract/casca/usuario'
import { fileTypeFromBuffer } from 'file-type'
import type { Content } from '../../../platform/files/index.ts'
import { safeName } from '../../../platform/files/names.ts'
import type { ReceivedFile } from '../../../platform/files/read.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import { createQueue } from '../../../platform/jobs/queue.ts'

/** An image as it is kept: one JPEG per size. */
export type ImagemPronta = { tamanho: number; file: ReceivedFile }[]

/** Whose image it is, by the person's id; null is the product's own. */
type Quem = number | null

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Millions of points that are decoded: today's telephones have up to 50; a bomb of 20,000 × 20,000 has 400. */
const MEGAPIXELS = 64
const TIMEOUT_S = 15

/** A photo of evidence: what a scratch looks like is still seen. */
const FOTO_TAMANHO = 1600

// Each decoded image may hold hundreds of megabytes, and keeps a processor busy: two at a time, one of each person's.
const inTurn = createQueue()

// Loaded with the first image: a process at rest does without it. It works in threads of its own.
const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** What the bytes are decides, not what they are called: an SVG is no image to us, whatever it says. */
const demandImage = async (content: Content, fieldName: string): Promise<void> => {
  const found = await fileTypeFromBuffer(Buffer.isBuffer(content) ? content : content.start)
  if (!found || !TYPES.has(found.mime)) refuseField(fieldName, 'IMAGEM_TIPO')
}

const isReadFailure = (error: unknown): boolean => error instanceof Error && !('statusCode' in error)

const encode = async (
  quem: Quem,
  content: Content,
  tamanhos: readonly number[],
  fieldName: string,
): Promise<ImagemPronta> => {
  await demandImage(content, fieldName)
  const sharp = await load()
  const largestSide = Math.max(...tamanhos)
  const source = Buffer.isBuffer(content) ? content : content.path
  const decode = () => sharp(source, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' })
  const work = async () => {
    try {
      const { width, height } = await decode().metadata()
      if (width * height > MEGAPIXELS * 1_000_000)
        refuseField(fieldName, 'IMAGEM_PIXELS', { maximo: MEGAPIXELS })
      const largest = await decode()
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png({ compressionLevel: 1 })
        .toBuffer()
      return await Promise.all(
        tamanhos.map(async (tamanho) => {
          const file = await sharp(largest)
            .resize({ width: tamanho, height: tamanho, fit: 'inside', withoutEnlargement: true })
            .jpeg({ quality: IMAGEM_QUALIDADE, mozjpeg: true })
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
 * Decoded and encoded anew, upright, as JPEG at 0.7, within 500 × 500 and smaller (spec §5, §9): what was hidden in the
 * file, where it was taken (EXIF) and what pretends to be an image does not survive it.
 */
export const encodeImagem = (quem: Quem, content: Content, fieldName: string): Promise<ImagemPronta> =>
  encode(quem, content, IMAGEM_TAMANHOS, fieldName)

/** The same for a photo that is kept as a file of a record, larger and in one size, under its own name. */
export const encodeFoto = async (
  quem: Quem,
  content: Content,
  filename: string,
  fieldName: string,
): Promise<ReceivedFile> => {
  const [pronta] = await encode(quem, content, [FOTO_TAMANHO], fieldName)
  if (!pronta) throw new Error('one size gives one image')
  return { ...pronta.file, filename: `${safeName(filename).replace(/\.[^.]*$/, '')}.jpg` }
}

const ASSINATURA_LADO = 1600
/** How a PNG ends: what stands behind it is no part of the drawing. */
const FIM_DO_PNG = Buffer.from('49454e44ae426082', 'hex')

/** A drawn signature, decoded and written anew as PNG; whatever is more than a drawing is refused. */
export const encodeAssinatura = async (
  quem: Quem,
  content: Buffer,
  fieldName: string,
): Promise<ReceivedFile> => {
  const found = await fileTypeFromBuffer(content)
  if (found?.mime !== 'image/png' || !content.subarray(-FIM_DO_PNG.length).equals(FIM_DO_PNG))
    refuseField(fieldName, 'ASSINATURA_INVALIDA')
  const sharp = await load()
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
