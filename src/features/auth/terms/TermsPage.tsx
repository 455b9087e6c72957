import { PageWidth } from '#ui/PageWidth.tsx'
import type { Terms } from './terms.ts'
import styles from './TermsPage.module.css'

/** A text that the user agrees to, for reading and printing. */
export function TermsPage({ terms }: { terms: Terms }) {
  return (
    <PageWidth>
      <article className={styles['sheet']}>
        <h1 className={styles['title']}>{terms.title}</h1>
        <p className={styles['version']}>
          版本 {terms.version}，生效日期 <time dateTime={terms.effectiveDate}>{terms.effectiveDate}</time>
        </p>
        <p className={styles['demo']}>
          <strong>演示文本：</strong>
          本文用于展示页面结构，不具有法律效力。正式上线前，由运营单位以经法务审核的文本替换。
        </p>
        <div className={styles['text']}>
          <p>{terms.introduction}</p>
          {terms.sections.map(({ heading, paragraphs, items }, index) => (
            <section key={heading}>
              <h2 className={styles['heading']}>
                {index + 1}. {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items && (
                <ul className={styles['items']}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
    </PageWidth>
  )
}
