/** Phones show a picture this many times as fine as a page says. */
const fineness = 2

/** A drawing of the portal's own as a PNG, which messengers take where they refuse a drawing. */
export async function pngOf(src: string): Promise<Blob> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = fineness * picture.naturalWidth
  canvas.height = fineness * picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png')
  })
}
