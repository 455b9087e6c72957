import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { ToolListPage } from '#features/policy-tools/ToolListPage.tsx'

export const Route = createFileRoute('/_policy/policy/tool/')({
  head: () => ({
    meta: [
      { title: '政策工具' },
      { name: 'description', content: '企业划型、高企自测、上云星级、加计扣除、科小评价与专精特新评分。' },
    ],
  }),
  component: Page,
})

function Page() {
  return <ToolListPage session={useSession()} />
}
