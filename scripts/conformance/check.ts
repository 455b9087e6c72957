import { observe } from './archive.ts'
import { effectOf } from './effects.ts'
import { holdCaptcha } from './laws/captcha.ts'
import { logIn } from './laws/login.ts'
import { refuseBrokenSecrets, refuseHarmless, refuseWrongAddresses, refuseWrongSecrets } from './laws/secrets.ts'
import { holdSignature } from './laws/signature.ts'
import { holdNewAccounts } from './laws/newAccounts.ts'
import { holdTokens, spendSession } from './laws/tokens.ts'
import { giveFresh, staySteady } from './laws/freshness.ts'
import { keepPrivateFiles } from './laws/privateFiles.ts'
import { maskForVisitors, keepListsApart, keepOwnApart } from './laws/access.ts'
import { needToken, refuseInvalidTokens, welcomeVisitors } from './laws/needToken.ts'
import { keepFromStrangers } from './laws/foreign.ts'
import { ignoreForeignHeaders } from './laws/foreignHeaders.ts'
import { holdNeeds } from './laws/needs.ts'
import { holdHttp, refuseUnknownPaths } from './laws/http.ts'
import { ClosedRecords } from './laws/closed.ts'
import { Entries } from './laws/entries.ts'
import { Files } from './laws/files.ts'
import { countOthers } from './laws/counts.ts'
import { holdCovered } from './laws/covers.ts'
import { holdEcho } from './laws/echo.ts'
import { holdKeys } from './laws/keyed.ts'
import { holdList } from './laws/lists.ts'
import { Growth } from './laws/growth.ts'
import { Flags } from './laws/marks.ts'
import { MembersOnly } from './laws/membersOnly.ts'
import { Pictures } from './laws/pictures.ts'
import { holdRelations } from './laws/relations.ts'
import { Quotes } from './laws/quotes.ts'
import { refuseBroken } from './laws/requests.ts'
import { missRequired } from './laws/requiredAs.ts'
import { holdSame } from './laws/same.ts'
import { refuseUploads } from './laws/brokenUploads.ts'
import { holdRules } from './laws/rules.ts'
import { holdUpload } from './laws/uploads.ts'
import { refuseUnknown, refuseUnknownWrites } from './laws/unknown.ts'
import { completeStory, holdStory, Story } from './laws/story.ts'
import { openShown } from './laws/openShown.ts'
import { holdNeighbours } from './laws/neighbours.ts'
import { holdSpans } from './laws/spans.ts'
import { holdSpelt } from './laws/spelt.ts'
import { holdTables } from './laws/tables.ts'
import { Tellings } from './laws/tells.ts'
import { keepNothing } from './laws/trial.ts'
import { holdWrites } from './laws/writes.ts'
import { isGivenOnly, judgeServices, succeed, reasonToSkip } from './laws/success.ts'
import { judgeAudience } from './oracles/audience.ts'
import { judgeNow } from './oracles/now.ts'
import { judgePrivacy } from './oracles/privacy.ts'
import { judgeRefusal } from './oracles/refusal.ts'
import { judgeReply, judgeSuccess } from './oracles/reply.ts'
import { judgeTimes } from './oracles/times.ts'
import { Sameness } from './oracles/values.ts'
import { CannotAsk, Run, type RunOptions } from './run.ts'
import { member, told, type Exchange } from './gateway/exchange.ts'
import { isTireless } from './person.ts'
import { shapedReply } from './shaped.ts'
import { Values, type Answer } from './values.ts'

/**
 * Checks a gateway, and earlier recordings of it, against the contract. Throws `CannotAsk` when it cannot be reached.
 */
export async function check(options: RunOptions): Promise<Run> {
  const run = new Run(options)
  const sameness = new Sameness()
  const pictures = new Pictures(run)
  const files = new Files(run)
  run.judgeEach((exchange) => {
    judgeReply(run, exchange)
    exchange.json = shapedReply(run.document, exchange)
    judgeSuccess(run, sameness, exchange)
    judgePrivacy(run, exchange)
    judgeAudience(run, exchange)
    judgeTimes(run, exchange)
    judgeNow(run, exchange)
    judgeRefusal(run, exchange)
    pictures.see(exchange)
    files.see(exchange)
  })
  for (const archive of options.archives ?? []) observe(run, archive)
  if (options.isPassive !== true) await run.attempt('', () => askAll(run, pictures, files))
  return run
}

async function askAll(run: Run, pictures: Pictures, files: Files): Promise<void> {
  const { options } = run
  const values = new Values(run)
  const story = new Story(run)
  const flags = new Flags(run)
  const entries = new Entries(run)
  const membersOnly = new MembersOnly(run)
  const closed = new ClosedRecords(run)
  const tellings = new Tellings(run)
  const quotes = new Quotes(run)
  const growth = new Growth(run)
  run.judgeEach((exchange) => {
    story.see(exchange)
    flags.see(exchange)
    entries.see(exchange)
    membersOnly.see(exchange)
    closed.see(exchange)
    tellings.see(exchange)
    quotes.see(exchange)
    growth.see(exchange)
  })
  await reach(run)
  if (options.person !== undefined) await logIn(run, options.person)
  await tryTokens(run)
  const reading = run.subjects.filter((operation) => effectOf(operation) === 'reads')
  const writing = run.subjects.filter((operation) => effectOf(operation) !== 'reads')
  const successes = new Map<string, Answer>()
  await run.each('有效请求', reading, async (operation) => {
    const success = await succeed(run, values, operation)
    if (success !== undefined) successes.set(operation.operationId, success)
  })
  judgeServices(run)
  const ofSuccess = ({ operationId }: { operationId: string }) => successes.get(operationId)
  await run.each('列表', reading, (operation) => holdList(run, values, operation, ofSuccess(operation)))
  await run.each('接口之间', reading, async (operation) => {
    await refuseUnknown(run, values, operation, ofSuccess(operation))
    await holdRelations(run, values, operation, ofSuccess(operation))
    await holdSame(run, values, operation, ofSuccess(operation))
    await holdCovered(run, values, operation, ofSuccess(operation))
    await holdSpans(run, values, operation, ofSuccess(operation))
    await holdKeys(run, values, operation, ofSuccess(operation))
    await holdSpelt(run, values, operation, ofSuccess(operation))
    holdEcho(run, operation, ofSuccess(operation))
    await holdNeighbours(run, values, operation, ofSuccess(operation))
  })
  await run.each('各处所示', reading, (operation) => completeStory(run, values, operation))
  await openShown(run, values, story)
  story.end()
  await holdStory(run, story)
  await flags.hold(values)
  await entries.hold(values)
  await membersOnly.hold()
  await closed.hold(values)
  await quotes.hold(values)
  await growth.hold()
  await run.each('访问权限', run.subjects, async (operation) => {
    await needToken(run, values, operation)
    await welcomeVisitors(run, operation, ofSuccess(operation))
    await refuseInvalidTokens(run, operation)
    await maskForVisitors(run, operation, ofSuccess(operation))
    await keepListsApart(run, values, operation)
    await countOthers(run, values, operation)
    await keepOwnApart(run, operation, ofSuccess(operation))
    await keepFromStrangers(run, values, operation)
    await ignoreForeignHeaders(run, values, operation, ofSuccess(operation))
    await holdNeeds(run, values, operation)
    await keepPrivateFiles(run, values, operation)
    await giveFresh(run, operation, ofSuccess(operation))
    await staySteady(run, operation, ofSuccess(operation))
  })
  await pictures.open()
  await files.open()
  await run.each('HTTP', run.subjects, (operation) => holdHttp(run, operation, ofSuccess(operation)))
  await run.each('账号与凭据', [0], async () => {
    await refuseUnknownPaths(run)
    await holdTokens(run)
    await holdCaptcha(run)
    await refuseWrongAddresses(run)
    for (const operation of reading) await holdSignature(run, operation, ofSuccess(operation))
  })
  await run.each('不合契约的请求', reading, async (operation) => {
    await refuseBroken(run, values, operation, ofSuccess(operation))
    await missRequired(run, values, operation)
  })
  for (const operation of writing) run.coverageOf(operation.operationId).note ||= reasonToSkip(run, operation) ?? ''
  await holdRules(run)
  for (const operation of reading) holdTables(run, operation, ofSuccess(operation))
  if (options.write) {
    try {
      for (const operation of run.subjects) if (!run.isOver) await keepNothing(run, values, operation)
      for (const operation of run.subjects) if (!run.isOver) await holdWrites(run, values, operation)
      for (const operation of run.subjects) {
        await holdUpload(run, operation)
        await refuseUploads(run, operation)
      }
    } finally {
      await run.end()
    }
    await quotes.hold(values)
    await run.each('不合契约的请求（写入）', writing, async (operation) => {
      await refuseBroken(run, values, operation, undefined)
      await missRequired(run, values, operation)
      await refuseUnknownWrites(run, values, operation)
    })
    await run.each('账号（写入）', writing, (operation) => refuseHarmless(run, operation))
    await refuseBrokenSecrets(run)
    await refuseWrongSecrets(run)
    if (options.person !== undefined && isTireless(options.person)) await holdNewAccounts(run, values, options.person)
    // Last, as some of them clear what the others need.
    await run.each(
      '按所给的取值',
      writing.filter((operation) => isGivenOnly(run, operation)),
      async (operation) => {
        await succeed(run, values, operation)
      },
    )
  }
  await tellings.hold(values)
  // A session that the check began itself is nobody else's.
  if (options.write || options.person !== undefined) await spendSession(run, values)
}

/** Checks that a gateway answers. */
async function reach(run: Run): Promise<void> {
  const operation = run.part('tenant')
  const first = await run.ask({ operation, parts: run.example(operation), as: 'visitor' })
  const { exchange } = first
  const type = exchange.headers.get('content-type') ?? '没有内容类型'
  const where = run.options.gateway.href
  if (exchange.failure !== undefined) throw new CannotAsk(`${where} 没有应答：${exchange.failure}`)
  if (exchange.status >= 300 && exchange.status < 400)
    throw new CannotAsk(
      `${where} 转到别处（HTTP ${exchange.status}，${exchange.headers.get('location') ?? ''}）；请给出网关自己的地址`,
    )
  if (!type.includes('json'))
    throw new CannotAsk(`${where} 不像是网关：应答是 ${type}，不是 JSON（HTTP ${exchange.status}）`)
  if (isEnveloped(first)) return
  // One operation may be missing or broken; a wrong address or a gateway that is down answers all of them alike.
  const others = [...run.operations.values()].filter(
    (each) => !each.member && each.method === 'GET' && each !== operation,
  )
  for (const other of others.slice(0, othersReached))
    if (isEnveloped(await run.ask({ operation: other, parts: run.example(other), as: 'visitor' }))) return
  throw new CannotAsk(
    `${where} 的应答都没有 returnCode（HTTP ${exchange.status}）；请检查地址、路径前缀，以及网关是否在运行`,
  )
}

/** How many further operations are asked before a gateway counts as none. */
const othersReached = 8

function isEnveloped({ exchange }: { exchange: Exchange }): boolean {
  return typeof member(exchange.json, 'returnCode') === 'string'
}

/** With an unknown token, every member operation would be refused and the check would find nothing. */
async function tryTokens(run: Run): Promise<void> {
  const user = run.part('currentUser')
  for (const [caller, name] of [
    ['member', 'GATEWAY_TOKEN'],
    ['stranger', 'GATEWAY_TOKEN_2'],
  ] as const) {
    if (!run.asker.knows(caller)) continue
    const { outcome } = await run.ask({ operation: user, parts: run.example(user), as: caller })
    if (outcome.kind === 'refused') throw new CannotAsk(`网关不接受 ${name}：${told(outcome)}`)
  }
}
