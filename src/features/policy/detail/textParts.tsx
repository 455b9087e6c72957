import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import { FoldSummary } from '#ui/content/FoldSummary.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { dayText } from '#ui/timeText.ts'
import { gatewayUrl } from '#gateway/address.ts'
import { Picture } from '#ui/Picture.tsx'
import type { OpenPolicyDialog } from '../feedback/policyDialog.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { DiagramPicture } from '../marks/DiagramPicture.tsx'
import { useToday } from '../useToday.ts'
import type { PolicyDetail } from './policyDetailQuery.ts'
import parts from './parts.module.css'
import { FileLink } from './FileLink.tsx'
import { answersOf } from './answers.ts'
import styles from './textParts.module.css'

/** The parts to read: the policy's text, its files, what departments say about it, pictures, questions. */
export function textParts(policy: PolicyDetail, onOpen: OpenPolicyDialog) {
  const { clauses, attachments, interpretations, qa } = policy
  return [
    {
      id: 'text',
      title: '政策正文',
      items: clauses,
      needed: false,
      content: <Clauses policy={policy} onOpen={onOpen} />,
    },
    {
      id: 'attachments',
      title: '附件下载',
      items: attachments,
      needed: false,
      content: <Attachments files={attachments} />,
    },
    {
      id: 'interpretations',
      title: facts.interpretations.title,
      items: interpretations,
      needed: false,
      content: <Interpretations interpretations={interpretations} />,
    },
    { id: 'diagrams', title: '政策图解', items: [policy], needed: true, content: <Diagrams policy={policy} /> },
    { id: 'qa', title: facts.qa.title, items: qa, needed: false, content: <Questions questions={qa} /> },
  ]
}

interface ClausesProps {
  policy: PolicyDetail
  onOpen: OpenPolicyDialog
}

/** The policy's own text, each clause with an anchor and a link to report an error in it. */
function Clauses({ policy: { clauses, sourceUrl }, onOpen }: ClausesProps) {
  return (
    <div className={styles['prose']}>
      {clauses.map(({ anchor, title, text }) => (
        <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
          <div className={styles['clauseHead']}>
            <h3 id={`${anchor}-title`}>
              <Anchor href={`#${anchor}`}>{title}</Anchor>
            </h3>
            <button type="button" className={styles['correct']} onClick={() => onOpen('correct', anchor)}>
              纠错<VisuallyHidden>：{title}</VisuallyHidden>
            </button>
          </div>
          <Paragraphs text={text} />
        </section>
      ))}
      {sourceUrl === undefined ? null : (
        <p className={parts['aside']}>
          以发文单位公布的原文为准：<ExternalLink href={sourceUrl}>查看原文</ExternalLink>
        </p>
      )}
    </div>
  )
}

/** A plain text whose line breaks separate paragraphs (contract, PolicyClause.text). */
function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), key: `${index}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, key }) => <p key={key}>{line}</p>)
}

/** The files published with the policy, for preview and download. */
function Attachments({ files }: { files: PolicyDetail['attachments'] }) {
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={file.uid}>
          <FileLink file={file} />
          <PreviewButton name={file.name} docUrl={file.url} />
        </li>
      ))}
    </ul>
  )
}

/** The departments' explanations of the policy. */
function Interpretations({ interpretations }: { interpretations: PolicyDetail['interpretations'] }) {
  return (
    <div className={styles['prose']}>
      {interpretations.map(({ typeDesc, title, content, publishTime }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className={parts['aside']}>
            {typeDesc}，<time dateTime={dayText(publishTime)}>{dayText(publishTime)}</time> 发布
          </p>
          <Paragraphs text={content} />
        </article>
      ))}
    </div>
  )
}

/**
 * The policy in pictures, each with an equivalent text (WCAG 1.1.1): the one generated from its answers, then the
 * department's.
 */
function Diagrams({ policy }: { policy: PolicyDetail }) {
  const said = answersOf(policy, useToday()).map(
    ({ question, text, note }) => `${question}：${text}${note === undefined ? '' : `（${note}）`}`,
  )
  return (
    <>
      <div className={styles['diagram']}>
        <DiagramPicture id={policy.id} alt={`${policy.title}图解`} />
        <Words text={said.join('\n')} />
      </div>
      {policy.diagrams.map(({ title, images, pdf }) => (
        <div key={title} className={styles['diagram']}>
          <h3>{title}</h3>
          {images.map(({ url, alt, longDesc }) => (
            <figure key={url}>
              <Picture src={gatewayUrl(url)} alt={alt} loading="lazy" width={720} height={405} />
              <figcaption>
                <Words text={longDesc} />
              </figcaption>
            </figure>
          ))}
          {pdf === undefined ? null : <FileLink file={pdf} />}
        </div>
      ))}
    </>
  )
}

function Words({ text }: { text: string }) {
  return (
    <details>
      <FoldSummary>文字说明</FoldSummary>
      <p suppressHydrationWarning>{text}</p>
    </details>
  )
}

/** Frequent questions, folded. */
function Questions({ questions }: { questions: PolicyDetail['qa'] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ q, a, clauseRef }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>
            {a}
            {clauseRef === undefined ? null : (
              <>
                {' '}
                <Anchor href={`#${clauseRef}`}>查看依据条款</Anchor>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  )
}
