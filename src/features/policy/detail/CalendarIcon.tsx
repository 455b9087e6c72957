import { Icon, type IconProps } from '#ui/icons/Icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" />
    </Icon>
  )
}
