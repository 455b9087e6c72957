import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { createCountdown, sendLabel } from './countdown.ts'
import { registerSchema } from './loginSchemas.ts'
import { sendSmsCode } from './smsCode.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The register form with only a tel typed, and its send button pressed. */
function pressSend(tel: string, answer: () => Promise<Schema<'SmsSent'>> = () => Promise.resolve({ resendAfter: 30 })) {
  const { formControl: form } = createFormControl({ resolver: zodResolver(registerSchema) })
  form.register('tel')
  form.register('verifyCode')
  form.register('password')
  form.register('agreement')
  form.setValue('tel', tel)
  const send = vi.fn<() => Promise<Schema<'SmsSent'>>>(answer)
  const onSent = vi.fn<() => void>()
  const countdown = createCountdown()
  const press = () => sendSmsCode({ telIsValid: () => form.trigger('tel'), send, countdown, onSent })
  return { form, send, onSent, countdown, press }
}

test('5-22 sending an SMS code validates tel only: the other empty fields do not matter', async () => {
  const { form, send, press } = pressSend('13800000001')
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(form.getFieldState('verifyCode').error).toBeUndefined()
  expect(form.getFieldState('password').error).toBeUndefined()
  expect(form.getFieldState('agreement').error).toBeUndefined()
})

test.each(['', '1380000000a'])('5-23 with tel %j no SMS code is sent', async (tel) => {
  const { form, send, onSent, countdown, press } = pressSend(tel)
  await press()
  expect(send).not.toHaveBeenCalled()
  expect(onSent).not.toHaveBeenCalled()
  expect(countdown.secondsLeft()).toBe(0)
  expect(form.getFieldState('tel').error?.message).toBeDefined()
})

test('4-06 a code that was sent starts the countdown and shows a message', async () => {
  const { onSent, countdown, press } = pressSend('13800000001')
  await press()
  expect(countdown.secondsLeft()).toBe(30)
  expect(onSent).toHaveBeenCalledOnce()
})

test('4-06 during the countdown nothing is sent', async () => {
  const { send, press } = pressSend('13800000001')
  await press()
  await press()
  expect(send).toHaveBeenCalledOnce()
})

test('4-06 a failed send starts no countdown, so that it can be repeated', async () => {
  const { countdown, onSent, press } = pressSend('13800000001', () => Promise.reject(new Error('refused')))
  await expect(press()).rejects.toThrow('refused')
  expect(countdown.secondsLeft()).toBe(0)
  expect(onSent).not.toHaveBeenCalled()
})

test('4-07 a number with too many requests is told how long to wait', async () => {
  const refused = new GatewayError('business', {
    operationId: 'sendRegisterSmsCaptcha',
    returnCode: '4005',
    retryAfter: 3300,
  })
  const { countdown, onSent, press } = pressSend('13800000001', () => Promise.reject(refused))
  await expect(press()).rejects.toThrow(refused)
  expect(countdown.secondsLeft()).toBe(3300)
  expect(sendLabel(countdown.secondsLeft())).toBe('请等待（55 分钟）')
  expect(onSent).not.toHaveBeenCalled()
})
