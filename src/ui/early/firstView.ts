/**
 * Runs in the head of a page that is opened anew, at its top: the parts that stand below its first view (`data-below`,
 * src/ui/theme/base.css) are laid out only as they come near the window. A reload, a way back and a link to a part of
 * the page lead to a place that only the complete layout knows, and so may a way to another page.
 */
export const layOutFirstView = `{const page=document.documentElement
if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){page.dataset.firstView=''
globalThis.navigation?.addEventListener('navigate',(way)=>way.navigationType==='replace'||delete page.dataset.firstView)}}`

/**
 * Runs once the page has its scripts: lays out the rest, one part at a time when the browser has nothing else to do.
 * With all of it at once, a slow phone would not answer for a fifth of a second. Needs `whenIdle`.
 */
export const layOutRest = `for (const part of document.querySelectorAll('[data-first-view] [data-below]')) {
      await new Promise((done) => requestAnimationFrame(() => whenIdle(done, { timeout: 500 })))
      part.removeAttribute('data-below')
    }
    delete document.documentElement.dataset.firstView`
