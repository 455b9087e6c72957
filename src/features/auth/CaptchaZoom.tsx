import { useState } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import styles from './LoginForm.module.css'

/**
 * Enlarges the captcha's image two and a half times for visitors who cannot read it otherwise. The choice outlasts the
 * image: the next one is as hard to read.
 */
export function CaptchaZoom({ captcha }: { captcha: Schema<'GraphCaptcha'> | undefined }) {
  const [zoomed, setZoomed] = useState(false)
  return (
    <div className={styles['zoom']}>
      <Button look="plain" aria-expanded={zoomed} onClick={() => setZoomed(!zoomed)}>
        {zoomed ? '收起大图' : '放大图片'}
      </Button>
      {zoomed && captcha !== undefined && (
        <img src={gatewayUrl(captcha.imageSrc)} width="310" height="110" alt="放大的验证码" />
      )}
    </div>
  )
}
