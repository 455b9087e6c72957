import type { Progress } from '../run.ts'
import { nameOf } from './fold.ts'
import { requestsTold, sentence } from './machine.ts'
import type { Report } from './report.ts'
import { tallyOf } from './tally.ts'

const shown = 20

/** A line with the check's progress. Prints nothing when the output is not a terminal. */
export function progressLine(stream: NodeJS.WriteStream): (progress: Progress) => void {
  if (!stream.isTTY) return () => {}
  let phase = ''
  let began = 0
  return ({ phase: now, done, of, asked, findings }) => {
    if (now !== phase) [phase, began] = [now, performance.now()]
    const left = done === 0 ? '' : `，约余 ${Math.ceil(((performance.now() - began) / done / 1000) * (of - done))} 秒`
    stream.write(`\r\u001B[K${now} ${done}/${of}${left}；${asked} 个请求，${findings} 处不符`)
    if (done === of) stream.write('\r\u001B[K')
  }
}

export function printSummary(report: Report, files: readonly string[]): string {
  const { operations, findings, undocumented, seconds, isComplete } = report
  const count = (outcome: string) => operations.filter((each) => each.outcome === outcome).length
  return [
    ...findings.slice(0, shown).map((each) => `✗ ${nameOf(each)} ${sentence(each)} ${each.clause}`),
    ...(findings.length > shown ? [`… 另有 ${findings.length - shown} 处，见报告`] : []),
    `${operations.length} 个接口：${count('success')} 个成功，${count('none')} 个没有看到成功应答，${count('skipped')} 个没有调用；${requestsTold(report)}，${seconds} 秒；与契约不符 ${findings.length} 处${isComplete ? '' : '（没有查完）'}`,
    coverageTold(report),
    ...(undocumented.length > 0
      ? [`记录中有 ${undocumented.length} 个契约没有的地址：${undocumented.slice(0, shown).join('、')}`]
      : []),
    `报告：${files.join('、')}`,
  ].join('\n')
}

/** How much of the possible checks was done, and the main reason why the rest was not. */
function coverageTold(report: Report): string {
  const tallies = tallyOf(report)
  const sum = (part: 'held' | 'notApplicable' | 'notTried') => tallies.reduce((all, tally) => all + tally[part], 0)
  const [most] = tallies.flatMap(({ reasons }) => reasons).toSorted(([, a], [, b]) => b.length - a.length)
  const why = most === undefined ? '' : `，多因${most[0]}`
  return `接口与规则 ${sum('held') + sum('notTried')} 对，查过 ${sum('held')}，没有查 ${sum('notTried')}${why}；另有 ${sum('notApplicable')} 对不适用`
}
