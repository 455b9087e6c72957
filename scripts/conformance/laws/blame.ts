import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'

/**
 * A refusal says where the fault is, so that a form can show the message at its field, and its figures are those of the
 * contract.
 */
export function holdBlame(run: Run, operation: Operation, broken: BrokenRequest, exchange: Exchange): void {
  if (broken.place === undefined) return
  const items = [member(exchange.json, 'data')].flat()
  const place = broken.rule.split(' ').at(-1) ?? ''
  const named = namedIn(exchange)
  const report = (rule: string, expected: string, actual: string | undefined) =>
    run.check(
      operation,
      'refusals',
      actual === undefined
        ? undefined
        : {
            rule: `${rule} ${place}`,
            expected: `${broken.fault}时，${expected}`,
            general: `${broken.generalFault}时，${expected}`,
            actual,
            at: '/data',
            part: items,
            clause: conventionClause('refusal'),
            exchange,
          },
    )
  const isNamed = named.some((field) => isAbout(broken.rule, place, field))
  report('field', 'data 有一条的 field 指出出错的地方', isNamed ? undefined : named.join('、') || 'data 是空的')
  const { limit } = broken
  const message = items
    .filter((_, index) => named[index] === (isOfItem(broken.rule) ? `${place}.0` : place))
    .map((item) => String(member(item, 'errorMessage')))
    .find((text) => statesLimit.test(text) && /\d/.test(text))
  if (limit === undefined || message === undefined) return
  report('figure', '说明中的限度与契约一致', figuresOf(message).includes(limit) ? undefined : message)
}

/** The fields that a refusal names, one for each item. */
export function namedIn({ json }: Pick<Exchange, 'json'>): string[] {
  return [member(json, 'data')].flat().map((item) => {
    const field = member(item, 'field')
    return typeof field === 'string' ? field : '没有 field'
  })
}

/** The fault of one item of a list, and not of their number. */
function isOfItem(rule: string): boolean {
  return rule.startsWith('items ') && !/^items (?:many|few|twice)/.test(rule)
}

const statesLimit = /不能|不得|不可|不应|至多|最多|至少|最少|超过|小于|少于|大于|多于|低于|高于|以内/

/** The place itself, an item of it, or the object that has it. Of fields that do not fit together, any may be named. */
export function isAbout(rule: string, place: string, field: string): boolean {
  const parent = place.slice(0, place.lastIndexOf('.'))
  if (rule.startsWith('either')) return true
  if (rule.startsWith('unknown')) return field === place || field === parent
  if (rule.startsWith('order')) return field.startsWith(`${parent}.`)
  return field === place || field.startsWith(`${place}.`) || (field.includes('.') && place.startsWith(`${field}.`))
}

/** The numbers in a sentence, where a number may have separators. */
export function figuresOf(text: string): number[] {
  return [...text.matchAll(/-?\d[\d,，]*(?:\.\d+)?/g)].map(([figure]) => Number(figure.replaceAll(/[,，]/g, '')))
}
