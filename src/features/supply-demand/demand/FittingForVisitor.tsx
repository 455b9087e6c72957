import { useHydrated, useRouterState } from '@tanstack/react-router'
import { loginAddress } from '#gateway/loginAddress.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** For a visitor, fitting demands are unknown; it renders nothing until the page knows who is reading. */
export function FittingForVisitor() {
  const address = useRouterState({ select: ({ location }) => location.href })
  if (!useHydrated()) return <Skeleton tall />
  return (
    <Empty
      action={
        <Anchor href={loginAddress(address)} className={buttonClass({ look: 'primary' })}>
          登录后查看
        </Anchor>
      }
    >
      登录并关联企业后，按企业的行业、技术领域与关键词推荐可对接的需求
    </Empty>
  )
}
