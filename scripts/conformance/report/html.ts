import { lawKinds } from '../finding.ts'
import { nameOf, numberOf, unfolded, type FoldedFinding } from './fold.ts'
import { escaped, requestsTold, sentence } from './machine.ts'
import type { Report, ReportedFinding, ReportedOperation } from './report.ts'
import { tallyOf } from './tally.ts'

const style = `body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;max-width:1200px;margin:0 auto;padding:16px;color:#1f2328}
h1{font-size:24px}h2{font-size:19px;margin-top:32px}form{display:flex;flex-wrap:wrap;gap:12px;position:sticky;top:0;background:#fff;padding:12px 0}
select,input{font:inherit;padding:4px 8px}article{border:1px solid #d0d7de;border-left:4px solid #b42318;border-radius:6px;padding:8px 16px;margin:12px 0}
article.warning{border-left-color:#9a6700}article h3{margin:4px 0;font-size:16px}pre{background:#f6f8fa;padding:8px;overflow:auto;white-space:pre-wrap;word-break:break-all}
.scroll{overflow:auto}table{border-collapse:collapse;font-size:13px}th,td{border:1px solid #d0d7de;padding:2px 8px;text-align:center}td:first-child,td.why{text-align:left}
td.bad{background:#b42318;color:#fff}td.good{background:#dafbe1}td.none{color:#57606a;background:#f6f8fa}td.untried{background:#fff8c5}[hidden]{display:none}`

const script = `const form=document.querySelector('form');const articles=[...document.querySelectorAll('article')];
form.addEventListener('input',()=>{const d=new FormData(form);let n=0;for(const a of articles){const ok=['service','kind','severity'].every(k=>!d.get(k)||a.dataset[k].split(' ').includes(d.get(k)))&&a.textContent.includes(d.get('text'));a.hidden=!ok;n+=ok}document.querySelector('output').textContent=n+' 处'});`

/** The report as one HTML file: findings with a filter, and the table of operations and laws. */
export function printHtml(report: Report): string {
  const { gateway, from, findings, operations, undocumented, seconds, isComplete } = report
  const services = [...new Set(operations.map(({ service }) => service))]
  const succeeded = operations.filter(({ outcome }) => outcome === 'success').length
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>契约符合性报告</title><style>${style}</style></head><body>
<h1>契约符合性报告</h1>
<p>网关 ${escaped(gateway)}，${escaped(from)}，${requestsTold(report)}，${seconds} 秒。${isComplete ? '' : '<strong>时间用完或被中断，没有查完。</strong>'}接口 ${operations.length} 个，其中 ${succeeded} 个看到成功应答；与契约不符 ${findings.length} 处。</p>
<h2>不符之处</h2>
<form><label>服务 <select name="service">${option('', '全部')}${services.map((each) => option(each, each)).join('')}</select></label>
<label>规则 <select name="kind">${option('', '全部')}${Object.entries(lawKinds)
    .map(([kind, text]) => option(kind, text))
    .join('')}</select></label>
<label>程度 <select name="severity">${option('', '全部')}${option('error', '错误')}${option('warning', '警告')}</select></label>
<label>包含 <input name="text"></label><output>${findings.length} 处</output></form>
${findings.map(article).join('\n')}
${undocumented.length > 0 ? `<h2>记录中契约没有的地址</h2><ul>${undocumented.map((each) => `<li><code>${escaped(each)}</code></li>`).join('')}</ul>` : ''}
<h2>覆盖</h2>
<p>格中为检查的次数，红色有不符；“–”为不适用，“未”为没有检查，原因见其后。</p>
<div class="scroll"><table><thead><tr><th>规则</th><th>查过</th><th>不适用</th><th>没有查</th><th>没有查的原因</th></tr></thead><tbody>
${tallyOf(report)
  .map(
    ({ title, held, notApplicable, notTried, reasons }) =>
      `<tr><td>${title}</td><td>${held}</td><td>${notApplicable}</td><td>${notTried}</td><td class="why">${reasons
        .map(
          ([reason, ids]) =>
            `<details><summary>${escaped(reason)}（${ids.length}）</summary>${ids.join('、')}</details>`,
        )
        .join('')}</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>
<p></p>
<div class="scroll"><table><thead><tr><th>接口</th>${Object.values(lawKinds)
    .map((text) => `<th>${text}</th>`)
    .join('')}<th>说明</th></tr></thead><tbody>
${operations.map((each) => row(each, report)).join('\n')}
</tbody></table></div>
<script>${script}</script></body></html>
`
}

function article(finding: FoldedFinding): string {
  const { severity, kind, clause, alike } = finding
  const services = [...new Set((alike.length === 0 ? [finding] : alike).map(({ service }) => service))].join(' ')
  const all = `<details><summary>涉及 ${numberOf(finding)}</summary><ul>${alike
    .map((each) => `<li>${escaped(each.operationId)}：${escaped(sentence(each))}${placeOf(each)}${curlOf(each)}</li>`)
    .join('')}</ul></details>`
  return `<article class="${severity}" data-service="${escaped(services)}" data-kind="${kind}" data-severity="${severity}">
<h3>${escaped(nameOf(finding))} · ${lawKinds[kind]}</h3><p>${escaped(sentence(finding))}</p><p>依据 <code>${escaped(clause)}</code>${placeOf(finding)}</p>${curlOf(finding)}${alike.length === 0 ? '' : all}</article>`
}

function placeOf({ at, part }: ReportedFinding): string {
  if (at === '') return ''
  const shown = part === undefined ? '' : `：<code>${escaped(JSON.stringify(part).slice(0, 300))}</code>`
  return `，应答中 <code>${escaped(at)}</code>${shown}`
}

function curlOf({ curl }: ReportedFinding): string {
  return curl === '' ? '' : `<pre>${escaped(curl)}</pre>`
}

function row({ operationId, service, laws, note, outcome }: ReportedOperation, { findings }: Report): string {
  const bad = new Set(unfolded(findings).map((finding) => `${finding.operationId} ${finding.kind}`))
  const cells = Object.entries(laws).map(([kind, { outcome: became, times, reason }]) => {
    if (became === 'held') return `<td class="${bad.has(`${operationId} ${kind}`) ? 'bad' : 'good'}">${times}</td>`
    const [name, mark] = became === 'notApplicable' ? ['none', '–'] : ['untried', '未']
    return `<td class="${name}" title="${escaped(reason)}">${mark}</td>`
  })
  return `<tr><td>${escaped(service)} ${escaped(operationId)}</td>${cells.join('')}<td>${escaped(outcome === 'success' ? '' : note)}</td></tr>`
}

function option(value: string, text: string): string {
  return `<option value="${escaped(value)}">${escaped(text)}</option>`
}
