import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { gatewayQuery } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { saveFile } from '#gateway/saveFile.ts'
import styles from './ShareDialog.module.css'

interface ShareDialogProps {
  policy: { id: string; title: string }
  onClose: () => void
}

/**
 * Offers the address of the policy's page for copying, or for the device's own sharing, as on phones; also the policy's
 * diagram as an image, and the code that opens the policy in the applet (§7.3). If those are missing, the address is
 * enough.
 */
export function ShareDialog({ policy: { id, title }, onClose }: ShareDialogProps) {
  // Without the hash, which may name an open dialog.
  const url = `${location.origin}${location.pathname}`
  const shared = { title, url }
  const canShare = 'share' in navigator && navigator.canShare(shared)
  const diagram = `/diagram.svg?policy=${id}&narrow`
  const address = useRef<HTMLInputElement>(null)
  const captionId = useId()
  const [said, setSaid] = useState('')
  const code = useQuery({ ...gatewayQuery('getAppletCode', { query: { id } }), staleTime: Infinity })
  const failures = useFailureTexts(code.error)

  async function keep() {
    try {
      saveFile(await pngOf(diagram), `${title}图解.png`)
      setSaid('图解已保存，可作为图片转发')
    } catch {
      setSaid('图解暂时无法保存，请稍后再试')
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('链接已复制，可粘贴分享')
    } catch {
      // The browser forbids it, so the visitor copies manually.
      address.current?.select()
      setSaid('链接已选中，请按复制键复制')
    }
  }

  return (
    <Dialog title="分享政策" onClose={onClose}>
      <div className={styles['share']}>
        <p className={styles['title']}>{title}</p>
        <TextField
          ref={address}
          label="本页链接"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          beside={<Button onClick={() => void copy()}>复制链接</Button>}
        />
        <output className={styles['said']}>{said}</output>
        {canShare ? (
          // A rejection means that the visitor has cancelled.
          <Button block onClick={() => void navigator.share(shared).catch(() => undefined)}>
            用其他应用分享
          </Button>
        ) : null}
        <figure className={styles['diagram']}>
          <img src={diagram} alt={`《${title}》图解，文字与本页开头的问答相同`} width={360} height={480} />
          <figcaption>
            <Button block onClick={() => void keep()}>
              保存图解图片
            </Button>
          </figcaption>
        </figure>
        {failures.length === 0 ? null : <p role="alert">小程序码无法加载：{failures.join('；')}。请使用上面的链接</p>}
        {code.data === undefined ? null : (
          <figure className={styles['code']} aria-labelledby={captionId}>
            <img src={code.data.imageSrc} alt={`《${title}》的小程序码`} width={160} height={160} />
            <figcaption id={captionId}>
              小程序码：用手机扫一扫，在小程序中打开本政策；不便扫码时，使用上面的链接。
            </figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  )
}

/** Pixel density of phones relative to CSS pixels. */
const fineness = 2

/** An SVG of the portal as a PNG, for messengers that refuse SVG. */
async function pngOf(src: string): Promise<Blob> {
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
