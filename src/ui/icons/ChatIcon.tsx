import { Icon, type IconProps } from './Icon.tsx'

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8.5L7 21v-3.5H4a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1Z" />
      <path d="M8 11.5h.01M12 11.5h.01M16 11.5h.01" strokeWidth={2.5} />
    </Icon>
  )
}
