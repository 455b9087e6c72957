import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Highlight } from '#ui/content/Highlight.tsx'

interface PolicyLinkProps {
  policy: { id: string; title: string }
  word?: string | undefined
  className?: string | undefined
}

/** A policy's title as a link; it opens the detail in a new tab and says so (2.1-24). */
export function PolicyLink({ policy, word, className }: PolicyLinkProps) {
  return (
    <Link
      to="/policy/info/$id"
      params={{ id: policy.id }}
      target="_blank"
      rel="noopener"
      preload={false}
      className={className}
    >
      <Highlight text={policy.title} word={word} />
      <VisuallyHidden>（新窗口打开）</VisuallyHidden>
    </Link>
  )
}
