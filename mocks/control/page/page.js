const base = '/__mock'
const refreshMs = 3000
const shownRequests = 50

const byId = (id) => document.getElementById(id)
const status = byId('status')

async function ask(method, path, value) {
  const body = value === undefined ? {} : { body: JSON.stringify(value) }
  const response = await fetch(base + path, { method, ...body })
  const reply = await response.json()
  if (!response.ok) throw new Error(reply.errorMessage)
  return reply
}

/** Does what a person asked for, tells how it went, and shows what is now. */
async function perform(what, action) {
  try {
    await action()
    status.textContent = `${what}：完成`
  } catch (error) {
    status.textContent = `${what}：${error.message}`
  }
  await refresh()
}

function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

const list = (id, texts) =>
  byId(id).replaceChildren(...(texts.length > 0 ? texts : ['—']).map((text) => element('li', text)))

/** A field that is being edited keeps what was typed. */
function fill(form, values) {
  for (const field of form.elements) {
    if (field.name in values && field !== document.activeElement) field.value = values[field.name] ?? ''
  }
}

function showSnapshots(names) {
  const select = byId('restore').elements.name
  const shown = [...select.options].map(({ value }) => value)
  if (shown.join('\n') !== names.join('\n')) select.replaceChildren(...names.map((name) => new Option(name)))
}

function showOverview({ operations, settings, tables, overrides, snapshots, drifts, scenarios, sentinels }) {
  const handled = operations.handled.length
  byId('overview').textContent =
    `${operations.total} 个接口，其中 ${handled} 个有状态；当前场景 ${settings.scenario}；契约偏差 ${drifts.length}`
  const select = byId('scenario').elements.name
  if (select.options.length === 0) {
    select.append(...scenarios.map(({ name }) => new Option(name)))
    select.value = settings.scenario
    const explain = () => {
      byId('scenario-meaning').textContent = scenarios.find(({ name }) => name === select.value)?.meaning ?? ''
    }
    select.addEventListener('change', explain)
    explain()
    byId('operations').append(...operations.all.map((id) => new Option(id)))
    fill(byId('settings'), settings)
    list(
      'sentinels',
      sentinels.map(({ text, meaning }) => `${text}: ${meaning}`),
    )
  }
  showSnapshots(snapshots)
  list(
    'overrides',
    overrides.map((override) => JSON.stringify(override)),
  )
  list(
    'drifts',
    drifts.map(({ operationId, violation }) => `${operationId}: ${violation}`),
  )
  list(
    'tables',
    Object.entries(tables).map(([name, size]) => `${name}: ${size}`),
  )
}

function requestRow({ time, method, operationId = '', status: code, returnCode = '', ms, curl }) {
  const copy = element('button', '复制')
  copy.type = 'button'
  copy.title = curl
  copy.addEventListener('click', () => void perform('复制 curl', () => navigator.clipboard.writeText(curl)))
  const cells = [new Date(time).toLocaleTimeString(), `${method} ${operationId}`, code || '断开', returnCode, ms]
  return element('tr', ...cells.map((text) => element('td', String(text))), element('td', copy))
}

let asked = 0
let shown = 0

async function refresh() {
  asked += 1
  const turn = asked
  try {
    const [overview, outbox, requests] = await Promise.all([
      ask('GET', ''),
      ask('GET', '/outbox'),
      ask('GET', '/requests'),
    ])
    // What was asked for earlier and comes later would bring back what is over.
    if (turn < shown) return
    shown = turn
    showOverview(overview)
    byId('outbox').replaceChildren(
      ...outbox.map(({ tel, type, code }) =>
        element('tr', element('td', tel), element('td', type), element('td', element('code', code))),
      ),
    )
    // A row that has the focus is not taken away from under it.
    if (!byId('requests').contains(document.activeElement)) {
      byId('requests').replaceChildren(...requests.slice(-shownRequests).toReversed().map(requestRow))
    }
  } catch (error) {
    status.textContent = `网关没有应答：${error.message}`
  }
}

function onSubmit(id, what, action) {
  const form = byId(id)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void perform(what, () => action(new FormData(form)))
  })
}

/** Fields that were left empty are left out; numbers are numbers. */
function given(form, numbers) {
  return Object.fromEntries(
    [...form]
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, numbers.includes(name) ? Number(text) : text]),
  )
}

async function refillSettings() {
  fill(byId('settings'), (await ask('GET', '')).settings)
}

onSubmit('scenario', '场景', async (form) => {
  await ask('POST', '/scenario', { name: form.get('name') })
  await refillSettings()
})
onSubmit('settings', '设置', (form) =>
  ask('PUT', '/settings', { today: null, ...given(form, ['latencyMs', 'faultRate', 'tokenLifetimeSeconds']) }),
)
onSubmit('next', '下一次应答', (form) => ask('POST', '/next', given(form, ['status', 'delayMs', 'times'])))
onSubmit('keep', '保存快照', (form) => ask('POST', '/snapshot', { name: form.get('name') }))
onSubmit('restore', '恢复快照', async (form) => {
  await ask('POST', '/restore', { name: form.get('name') })
  await refillSettings()
})
onSubmit('load', '从文件恢复', async (form) => {
  await ask('POST', '/restore', { snapshot: JSON.parse(await form.get('file').text()) })
  await refillSettings()
})
onSubmit('audit', '后台审核', (form) => {
  const verdict = form.get('verdict')
  const { id, remark } = given(form, [])
  return ask('POST', '/audit', {
    id,
    pass: verdict === 'pass',
    ...(remark === undefined ? {} : { remark }),
    ...(verdict === 'block' ? { block: true } : {}),
  })
})
for (const button of document.querySelectorAll('button[data-post]')) {
  const press = async () => {
    await ask('POST', button.dataset.post)
    await refillSettings()
  }
  button.addEventListener('click', () => void perform(button.firstChild.textContent.trim(), press))
}

setInterval(() => {
  if (document.visibilityState === 'visible') void refresh()
}, refreshMs)
await refresh()
