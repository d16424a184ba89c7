import { IconChevronLeft } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { useBack } from './use-back.ts'

export const BackButton = ({ to }: { to: string }) => (
  <Button small look="quiet" icon={IconChevronLeft} iconOnly onClick={useBack(to)}>
    Voltar
  </Button>
)
