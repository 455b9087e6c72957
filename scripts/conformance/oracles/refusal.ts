import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { shown } from './reply.ts'

/** Technical text: names of exceptions, places in code, database statements. */
const program =
  /\b\w+(?:Exception|Error)\b|\bat [\w$.]+\(|\.(?:java|py|php|cs|go|ts|js):\d+|\bSQL\b|\bselect\b.+\bfrom\b|\bstack ?trace\b|0x[0-9a-f]{6,}/i

/** What a template has in place of a value: `{min}`, `${name}`, `%s`. */
const placeholder = /\{\w*\}|%[sd]/

/** A refusal is written for people, in Chinese and about what they did. */
export function judgeRefusal(run: Run, exchange: Exchange): void {
  const { json, question, status, failure } = exchange
  if (failure !== undefined || status >= 500) return
  const texts = [member(json, 'errorMessage'), member(json, 'data')].flat().flatMap((part) => {
    const text = typeof part === 'string' ? part : member(part, 'errorMessage')
    return typeof text === 'string' ? [text] : []
  })
  if (member(json, 'errorMessage') === undefined) return
  const { operationId } = question.operation
  run.hold(operationId, 'refusals')
  judgeList(run, exchange)
  const wrong = texts.find((text) => program.test(text) || placeholder.test(text) || !/\p{Script=Han}/u.test(text))
  if (wrong === undefined) return
  run.report({
    operationId,
    kind: 'refusals',
    rule: 'words',
    expected: '错误说明是给人看的中文，不含程序的异常、堆栈、语句与占位符',
    actual: shown(wrong),
    general: '错误说明是给人看的中文，不含程序的异常、堆栈、语句与占位符',
    clause: conventionClause('refusal'),
    exchange,
  })
}

/** Each fault is told once. */
function judgeList(run: Run, exchange: Exchange): void {
  const data = member(exchange.json, 'data')
  if (!Array.isArray(data)) return
  const told = data.map((each) => JSON.stringify(each))
  const twice = told.find((each, index) => told.indexOf(each) !== index)
  if (twice === undefined) return
  run.report({
    operationId: exchange.question.operation.operationId,
    kind: 'refusals',
    rule: 'told twice',
    expected: '每处错误只列一次',
    actual: shown(twice),
    at: '/data',
    clause: conventionClause('refusal'),
    exchange,
  })
}
