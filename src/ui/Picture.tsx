import { useState, type ComponentProps } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  alt: string
}

/** A grey field with the outline of a picture, crossed out. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">' +
    '<path fill="#eef1f5" d="M-999-999h2400v2400H-999z"/>' +
    '<path fill="none" stroke="#8a94a3" stroke-width="5" stroke-linejoin="round" d="M122 66h76v68h-76zM122 122l22-24 16 16 14-12 24 22M116 60l88 80"/></svg>',
)}`

/**
 * An image whose address comes from the gateway. One that cannot be shown, because its host is not in IMAGE_HOSTS or
 * its file is gone, is replaced by a placeholder of the same size; `alt` remains.
 */
export function Picture({ src, alt, ...others }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const giveUp = () => setBroken(src)
  return (
    <img
      // An image that failed before hydration fires no further event.
      ref={(img) => {
        if (img?.complete === true && img.naturalWidth === 0) img.decode().catch(giveUp)
      }}
      {...others}
      src={src === broken ? PLACEHOLDER : src}
      alt={alt}
      onError={giveUp}
    />
  )
}
