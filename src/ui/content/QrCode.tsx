import { encode } from 'uqr'

interface QrCodeProps {
  /** The content of the code. */
  content: string
  label: string
  className?: string | undefined
}

/** A QR code as one path, black on white whatever the page's colours, with the quiet zone that readers need. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file an img could load
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
