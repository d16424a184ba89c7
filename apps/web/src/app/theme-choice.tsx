import './theme-choice.css'
import { useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { useId } from 'react'
import { Icon } from '../ui/page/icon.tsx'

const THEMES: { value: MantineColorScheme; label: string; icon: TablerIcon }[] = [
  { value: 'light', label: 'Claro', icon: IconSun },
  { value: 'dark', label: 'Escuro', icon: IconMoon },
  { value: 'auto', label: 'Sistema', icon: IconDeviceDesktop },
]

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const name = useId()
  // Without `keepTransitions` Mantine would add a `<style>` to the page.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <fieldset className="temas">
      <legend className="rotulo">Tema</legend>
      <div className="temas-opcoes">
        {THEMES.map(({ value, label, icon }) => (
          <label key={value} className="tema">
            <input
              type="radio"
              name={name}
              className="so-leitor"
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <Icon of={icon} size="p" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
