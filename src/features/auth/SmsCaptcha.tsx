import { useEffect, useState } from 'react'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import * as facts from '#gateway/generated/fields/LoginForm.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { CaptchaZoom } from './CaptchaZoom.tsx'
import { GraphCaptcha } from './GraphCaptcha.tsx'
import { useGraphCaptcha } from './graphCaptcha.ts'

/** What a request for an SMS code includes. */
export interface SolvedCaptcha {
  id: string
  captchaCode: string
}

interface SmsCaptchaProps {
  /** Called with the text typed for the current picture; with undefined while there is no picture or no text. */
  onChange: (solved: SolvedCaptcha | undefined) => void
}

/** The graphic captcha that the gateway requires before it sends another SMS code. */
export function SmsCaptcha({ onChange }: SmsCaptchaProps) {
  const { captcha, failed, fetching, refetch } = useGraphCaptcha(true)
  const id = captcha?.captchaCodeId
  // The text belongs to one picture.
  const [typed, setTyped] = useState<{ id: string | undefined; text: string }>({ id: undefined, text: '' })
  const text = typed.id === id ? typed.text : ''
  const captchaCode = text.trim()
  useEffect(() => {
    onChange(id === undefined || captchaCode === '' ? undefined : { id, captchaCode })
  }, [captchaCode, id, onChange])
  return (
    <>
      <TextField
        {...inputOf(facts.captchaCode)}
        name="captchaCode"
        placeholder="请输入图中字符，再获取验证码"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="看不清可点击图片更换。"
        value={text}
        onChange={({ target }) => setTyped({ id, text: target.value })}
        beside={<GraphCaptcha captcha={captcha} failed={failed} fetching={fetching} onRefresh={refetch} />}
      />
      <CaptchaZoom captcha={captcha} />
    </>
  )
}
