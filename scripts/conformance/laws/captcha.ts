import { member } from '../gateway/exchange.ts'
import type { Person } from '../person.ts'
import { CannotAsk, type Run } from '../run.ts'
import { ask, holdReply } from './judged.ts'

/** A code in the source of an SVG, where a program can read it. */
const readable =
  /<text[^>]*>\s*([A-Za-z0-9]{4,8})\s*<\/text>|<(?:title|desc|metadata)[^>]*>[^<]*?([A-Za-z0-9]{4,8})|<!--[^>]*?([A-Za-z0-9]{4,8})/

/** The id of a new graphic captcha. Undefined when the gateway gives none. */
export async function newCaptcha(run: Run): Promise<string | undefined> {
  const { outcome } = await ask(run, run.part('newCaptcha'), {})
  const id = outcome.kind === 'success' ? member(outcome.data, 'captchaCodeId') : undefined
  return typeof id === 'string' ? id : undefined
}

/** The id of a new picture, and what the person reads in it. */
export async function solvedCaptcha(run: Run, person: Person) {
  const captchaCodeId = await newCaptcha(run)
  if (captchaCodeId === undefined) throw new CannotAsk('登录未成功：没有图形验证码')
  const picture = await ask(run, run.part('captcha'), { path: { id: captchaCodeId } })
  const { bytes, headers } = picture.exchange
  const mediaType = headers.get('content-type') ?? ''
  return { captchaCodeId, captchaCode: await person.captcha({ bytes, mediaType, id: captchaCodeId }) }
}

/** A picture's text must not be readable from its source. */
export async function holdCaptcha(run: Run): Promise<void> {
  const [one, two] = [await ask(run, run.part('newCaptcha'), {}), await ask(run, run.part('newCaptcha'), {})]
  if (one.outcome.kind !== 'success' || two.outcome.kind !== 'success') return
  const ids = [one.outcome.data, two.outcome.data].map((data) => String(member(data, 'captchaCodeId')))
  holdReply(run, 'account', two, {
    rule: 'captcha id',
    expected: '每次新建的标识不同',
    isRight: ids[0] !== ids[1],
    actual: `两次都是 ${ids[0]}`,
    convention: 'secrets',
  })
  const [first, second] = await Promise.all(ids.map((id) => ask(run, run.part('captcha'), { path: { id } })))
  if (first === undefined || second === undefined) return
  const [picture, other] = [first, second].map(({ exchange }) => Buffer.from(exchange.bytes).toString('utf8'))
  holdReply(run, 'account', first, {
    rule: 'captcha readable',
    expected: '图片的源码里读不出验证码',
    isRight: !readable.test(picture ?? ''),
    actual: '源码里有可读的文字',
    convention: 'privacy',
  })
  holdReply(run, 'account', first, {
    rule: 'captcha same',
    expected: '两个标识的图片不同',
    isRight: picture !== other,
    actual: '两张图片相同',
    convention: 'secrets',
  })
}
