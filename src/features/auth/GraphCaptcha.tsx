import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayUrl } from '#gateway/address.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './LoginForm.module.css'

interface GraphCaptchaProps {
  captcha: Schema<'GraphCaptcha'> | undefined
  /** The captcha could not be fetched. */
  failed: boolean
  fetching: boolean
  onRefresh: () => void
}

/** The captcha's image as a button that fetches a new one. */
export function GraphCaptcha({ captcha, failed, fetching, onRefresh }: GraphCaptchaProps) {
  const [broken, setBroken] = useState<string>()
  const shown = captcha !== undefined && !failed && broken !== captcha.captchaCodeId
  return (
    <button type="button" className={styles['captcha']} onClick={onRefresh} aria-busy={fetching}>
      {shown ? (
        <>
          <img
            key={captcha.captchaCodeId}
            src={gatewayUrl(captcha.imageSrc)}
            width="124"
            height="44"
            alt="图形验证码"
            onError={() => setBroken(captcha.captchaCodeId)}
          />
          <VisuallyHidden>，点击更换图片</VisuallyHidden>
        </>
      ) : (
        captchaText(fetching)
      )}
    </button>
  )
}

function captchaText(fetching: boolean): string {
  return fetching ? '加载中…' : '点击获取图片'
}
