import { lawKinds } from '../finding.ts'
import { escaped, requestsTold, sentence } from './machine.ts'
import type { Report, ReportedOperation } from './report.ts'

const style = `body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;max-width:1200px;margin:0 auto;padding:16px;color:#1f2328}
h1{font-size:24px}h2{font-size:19px;margin-top:32px}form{display:flex;flex-wrap:wrap;gap:12px;position:sticky;top:0;background:#fff;padding:12px 0}
select,input{font:inherit;padding:4px 8px}article{border:1px solid #d0d7de;border-left:4px solid #b42318;border-radius:6px;padding:8px 16px;margin:12px 0}
article.warning{border-left-color:#9a6700}article h3{margin:4px 0;font-size:16px}pre{background:#f6f8fa;padding:8px;overflow:auto;white-space:pre-wrap;word-break:break-all}
.scroll{overflow:auto}table{border-collapse:collapse;font-size:13px}th,td{border:1px solid #d0d7de;padding:2px 8px;text-align:center}td:first-child{text-align:left}
td.bad{background:#b42318;color:#fff}td.good{background:#dafbe1}td.none{color:#57606a}[hidden]{display:none}`

const script = `const form=document.querySelector('form');const articles=[...document.querySelectorAll('article')];
form.addEventListener('input',()=>{const d=new FormData(form);let n=0;for(const a of articles){const ok=['service','kind','severity'].every(k=>!d.get(k)||a.dataset[k]===d.get(k))&&a.textContent.includes(d.get('text'));a.hidden=!ok;n+=ok}document.querySelector('output').textContent=n+' 处'});`

/** The report as one HTML file: findings with a filter, and the map of operations and laws. */
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
${findings
  .map(
    (
      each,
    ) => `<article class="${each.severity}" data-service="${escaped(each.service)}" data-kind="${each.kind}" data-severity="${each.severity}">
<h3>${escaped(each.operationId)} · ${lawKinds[each.kind]}</h3><p>${escaped(sentence(each))}</p><p>依据 <code>${escaped(each.clause)}</code>${each.at === '' ? '' : `，应答中 <code>${escaped(each.at)}</code>${each.part === undefined ? '' : `：<code>${escaped(JSON.stringify(each.part).slice(0, 300))}</code>`}`}</p>${each.curl === '' ? '' : `<pre>${escaped(each.curl)}</pre>`}</article>`,
  )
  .join('\n')}
${undocumented.length > 0 ? `<h2>记录中契约没有的地址</h2><ul>${undocumented.map((each) => `<li><code>${escaped(each)}</code></li>`).join('')}</ul>` : ''}
<h2>覆盖</h2>
<p>格中为检查的次数；红色有不符，空白为没有检查。</p>
<div class="scroll"><table><thead><tr><th>接口</th>${Object.values(lawKinds)
    .map((text) => `<th>${text}</th>`)
    .join('')}<th>说明</th></tr></thead><tbody>
${operations.map((each) => row(each, report)).join('\n')}
</tbody></table></div>
<script>${script}</script></body></html>
`
}

function row({ operationId, service, held, note, outcome }: ReportedOperation, { findings }: Report): string {
  const cells = Object.keys(lawKinds).map((kind) => {
    const times = held[kind as keyof typeof lawKinds]
    const isBad = findings.some((finding) => finding.operationId === operationId && finding.kind === kind)
    return `<td class="${isBad ? 'bad' : times === undefined ? 'none' : 'good'}">${times ?? ''}</td>`
  })
  return `<tr><td>${escaped(service)} ${escaped(operationId)}</td>${cells.join('')}<td>${escaped(outcome === 'success' ? '' : note)}</td></tr>`
}

function option(value: string, text: string): string {
  return `<option value="${escaped(value)}">${escaped(text)}</option>`
}
