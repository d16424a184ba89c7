import { encodeCode128, encodeQr, fitsInto } from './barcode-model.ts'
import type { Barcode } from './barcode-model.ts'

const Drawing = ({ code, label, stretch }: { code: Barcode; label: string; stretch: boolean }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={code.viewBox}
    shapeRendering="crispEdges"
    preserveAspectRatio={stretch ? 'none' : undefined}
  >
    {code.strokes.map(({ d, stroke, fill }) =>
      fill ? (
        <path key={d} d={d} fill="#000" fillRule="evenodd" />
      ) : (
        <path key={d} d={d} stroke="#000" strokeWidth={stroke} />
      ),
    )}
  </svg>
)

/**
 * CODE-128 of the first text that fits the width with bars of 0.25 mm; `caption` adds that text below. Nothing when
 * none fits.
 */
export function Code128({
  texts,
  widthMm,
  caption,
}: {
  texts: readonly string[]
  widthMm: number
  caption?: boolean
}) {
  for (const text of texts) {
    const code = encodeCode128(text)
    if (code && fitsInto(code, widthMm))
      return (
        <>
          <Drawing code={code} label={`Código de barras ${text}`} stretch />
          {caption && <small className="num">{text}</small>}
        </>
      )
  }
  return null
}

/** A QR code; its address is beside it in words. A secret gets a `label`, so that it is not read aloud. */
export function QrCode({ text, label = `Código QR: ${text}` }: { text: string; label?: string }) {
  const code = encodeQr(text)
  return code && <Drawing code={code} label={label} stretch={false} />
}
