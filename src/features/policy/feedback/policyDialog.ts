import { useLocation, useRouter } from '@tanstack/react-router'
import { useLoginFirst } from '#calls/useLoginFirst.ts'

const kinds = ['consult', 'correct', 'evaluate'] as const

/** A reader's message to the department about a policy or a part of it. */
export interface PolicyDialog {
  kind: (typeof kinds)[number]
  /** Anchor of a part or clause; for an evaluation `yes` or `no`. */
  about: string | undefined
}

/** The dialog named by a hash, e.g. #correct-art-3; undefined for any other hash. */
export function dialogOfHash(hash: string): PolicyDialog | undefined {
  const kind = kinds.find((candidate) => hash === candidate || hash.startsWith(`${candidate}-`))
  return kind === undefined ? undefined : { kind, about: hash.slice(kind.length + 1) || undefined }
}

/** Opens a dialog about a policy; see {@link usePolicyDialog}. */
export type OpenPolicyDialog = (kind: PolicyDialog['kind'], about?: string) => void

/**
 * The dialog that is open while the page's address ends in its name. After a reload or a login it is open again. A
 * visitor is led through the login first (§6).
 */
export function usePolicyDialog(signedIn: boolean) {
  const router = useRouter()
  const loginFirst = useLoginFirst()
  const hash = useLocation({ select: (location) => location.hash })

  function go(name: string) {
    void router.navigate({
      to: '.',
      search: true,
      hash: name,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  const open: OpenPolicyDialog = (kind, about) => {
    const name = about === undefined ? kind : `${kind}-${about}`
    if (!loginFirst(name)) go(name)
  }

  return { dialog: signedIn ? dialogOfHash(hash) : undefined, open, close: () => go('') }
}
