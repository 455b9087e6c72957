import { graphCaptchaTerms } from '#gateway/generated/fields/GraphCaptcha.ts'
import { binary, fail, type Handlers, NotFoundFailure } from '#mocks/handler/handler.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'

const lifetimeMs = graphCaptchaTerms.valid.seconds * 1000
/** Characters that look alike are left out, so that people can solve the captcha. */
const lookAlikes = '0oO1iIlL'

export const captchaHandlers = {
  createGraphCaptcha: async ({ store, clock, gateway }) => {
    const now = clock.now().getTime()
    for (const captcha of store.captchas.filter((row) => row.expiresAt <= now)) store.captchas.remove(captcha.id)
    // The module reads a font when it is loaded. A gateway without logins does not need it.
    const { create } = await import('svg-captcha')
    const { text, data } = create({ size: 4, ignoreChars: lookAlikes, noise: 2, width: 120, height: 40 })
    const { id } = store.captchas.insert({
      id: gateway.newId('cap'),
      answer: text,
      image: data,
      expiresAt: now + lifetimeMs,
    })
    return { captchaCodeId: id, imageSrc: `/uaa/api/register/captcha/graph/${id}` }
  },

  getGraphCaptcha: ({ path, store, clock }) => {
    const captcha = store.captchas.get(path.id)
    if (captcha === undefined || captcha.expiresAt <= clock.now().getTime()) throw new NotFoundFailure()
    return binary(new TextEncoder().encode(captcha.image), 'image/svg+xml')
  },
} satisfies Handlers

/** Ends with 4001 unless the code solves the captcha. The first attempt uses up the captcha, right or wrong. */
export function spendCaptcha(context: { store: Store; clock: Clock }, id: string, code: string): void {
  const captcha = context.store.captchas.get(id)
  context.store.captchas.remove(id)
  const solved =
    captcha !== undefined &&
    captcha.expiresAt > context.clock.now().getTime() &&
    captcha.answer.toLowerCase() === code.toLowerCase()
  if (!solved) fail('4001', '图形验证码错误或已过期')
}
