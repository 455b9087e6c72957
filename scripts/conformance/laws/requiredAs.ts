import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import type { Values } from '../values.ts'
import { isAbout, namedIn } from './blame.ts'
import { ofNobody } from './nobody.ts'

/** Fields of a form that only members have to give, or only visitors (`x-required-as`). */
interface RequiredAs {
  MEMBER?: string[]
  VISITOR?: string[]
}

/** What one kind of caller has to give is missed when it is not there, before any record is looked up. */
export async function missRequired(run: Run, values: Values, operation: Operation): Promise<void> {
  const media = operation.requestBody?.content?.['application/json']
  const isWrite = effectOf(operation) === 'changes'
  if (media === undefined || effectOf(operation) === 'onlyAsked' || (isWrite && !run.options.write)) return
  const { 'x-required-as': stated = {} } = resolve(run.document, media.schema) as FullSchema & {
    'x-required-as'?: RequiredAs
  }
  for (const [as, fields = []] of [['member', stated.MEMBER] as const, ['visitor', stated.VISITOR] as const]) {
    const parts = fields.length > 0 && run.asker.knows(as) ? await values.parts(operation) : undefined
    if (parts === undefined || run.isOver) continue
    const nobodys = isWrite ? ofNobody(operation, parts) : parts
    for (const field of fields) {
      const { [field]: _, ...body } = nobodys.body as Record<string, unknown>
      const { exchange, outcome } = await run.ask({ operation, as, parts: { ...nobodys, body } })
      const isRefused = outcome.kind === 'refused' && outcome.code === '3000'
      const isNamed = isRefused && namedIn(exchange).some((each) => isAbout('missing', `body.${field}`, each))
      run.check(
        operation,
        'requests',
        isNamed || outcome.kind === 'broken'
          ? undefined
          : {
              rule: `missing as ${as} body.${field}`,
              expected: `${as === 'member' ? '登录的会员' : '访客'}缺少 ${field} 时拒绝（3000），并指出它`,
              actual: isRefused ? namedIn(exchange).join('、') : told(outcome),
              clause: operationClause(operation.service, operation.operationId, 'requestBody'),
              exchange,
            },
      )
    }
  }
}
