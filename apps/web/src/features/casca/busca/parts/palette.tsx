import { clsx } from 'clsx'
import styles from './palette.module.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconCamera, IconScan, IconSearch, IconX } from '@tabler/icons-react'
import type { Ability } from '@app/contract/casca/session'
import { use, useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { keepScan } from '../../../../platform/device/scan.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFocusReturn } from '../../../../ui/dialog/use-focus-return.ts'
import { groupsOf } from './entries.ts'
import { PaletteList } from './palette-list.tsx'
import type { Entry, LoadProcura } from './procura.ts'
import { keepRecent, readRecents } from './recents.ts'
import { useHasCamera } from './leitor/camera/use-has-camera.ts'
import { readCode } from './leitor/read-code.ts'
import { usePaletteSearch } from './use-palette.ts'

type Props = {
  load: LoadProcura
  /** The text that is searched at once. */
  initial: string
  opened: boolean
  abilities: readonly Ability[]
  onClose: () => void
  go: (path: string) => void
  onShortcuts: () => void
  onCamera: () => void
  /** A code that identifies itself: a scan. */
  onCode: (code: string) => void
}

/**
 * 'Ir para ou buscar': screens, and the modules' results. It works fully by keyboard; a scanner's Enter opens the
 * match.
 */
export function Palette({
  load,
  initial,
  opened,
  abilities,
  onClose,
  go,
  onShortcuts,
  onCamera,
  onCode,
}: Props) {
  const listId = useId()
  useFocusReturn(opened)
  const camera = useHasCamera()
  const procura = use(load())
  const { text, setText, q, found, error, settled, searching, now } = usePaletteSearch(
    (typed) => procura.query(typed, abilities),
    initial,
  )
  const [chosen, setChosen] = useState(0)
  const [recents] = useState(readRecents)
  const groups = groupsOf({
    q,
    found: found === undefined ? [] : procura.groups(found, abilities),
    recents,
    abilities,
  })
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(chosen, Math.max(entries.length - 1, 0))
  const selected = entries[at]
  const optionId = (entry: Entry) => `${listId}-${entry.key}`

  useEffect(() => {
    if (selected) document.getElementById(`${listId}-${selected.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, selected])

  const open = (entry: Entry, apart: boolean) => {
    const { path, title, detail, scan } = entry
    if (path !== undefined && entry.keep) keepRecent({ path, title, detail })
    if (path !== undefined && scan === undefined && apart) return void window.open(path, '_blank', 'noopener')
    onClose()
    if (path === undefined) return onShortcuts()
    if (scan !== undefined) keepScan(scan)
    return go(path)
  }
  /** After fast typing or a scan, opens the exact match, if there is one. */
  const openNow = async () => {
    const leitura = readCode(q)
    if (!leitura) return
    if (leitura.tipo !== 'codigo' && leitura.tipo !== 'gtin') {
      onClose()
      return onCode(q)
    }
    try {
      const answer = await now()
      if (answer === undefined || procura.matches(answer, leitura) !== 1) return setChosen(0)
      onClose()
      onCode(q)
    } catch (failure) {
      toast.error(describeError(failure))
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setChosen(entries.length === 0 ? 0 : (at + step + entries.length) % entries.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const structured = !['codigo', 'gtin', undefined].includes(readCode(q)?.tipo)
    if (q !== '' && chosen === 0 && (!settled || structured)) void openNow()
    else if (selected) open(selected, event.ctrlKey || event.metaKey)
  }

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="40rem"
      yOffset="12vh"
      lockScroll={false}
      returnFocus={false}
      classNames={{
        overlay: 'modal-veu',
        content: clsx('modal', styles.pal),
        body: styles.palCorpo,
        inner: styles.palFora,
      }}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Ir para ou buscar">
        <Modal.Body>
          <div className={styles.palE}>
            <Icon of={IconSearch} />
            <input
              data-autofocus
              role="combobox"
              aria-label="Ir para ou buscar"
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={selected && optionId(selected)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={400}
              placeholder={procura.placeholder(abilities)}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setChosen(0)
              }}
              onKeyDown={onKeyDown}
            />
            {camera && (
              <Button look="quiet" icon={IconCamera} iconOnly onClick={onCamera}>
                Ler código com a câmera
              </Button>
            )}
            <kbd aria-hidden="true">Esc</kbd>
            <Button look="quiet" className={styles.palFecha} icon={IconX} iconOnly onClick={onClose}>
              Fechar
            </Button>
          </div>
          <PaletteList
            id={listId}
            {...{ groups, selected, q, optionId }}
            onPoint={(entry) => setChosen(entries.indexOf(entry))}
            onOpen={open}
          />
          <p className={clsx(styles.palNada, 't2 sm')} role="status">
            {error
              ? describeError(error)
              : searching
                ? 'Procurando…'
                : found !== undefined && procura.isEmpty(found) && 'Nenhuma informação encontrada.'}
          </p>
          <div className={styles.palP} aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd> escolher
            </span>
            <span>
              <kbd>Ctrl ↵</kbd> outra aba
            </span>
            <span className={styles.scan}>
              <Icon of={IconScan} size="p" /> O leitor de códigos abre a tela certa sozinho
            </span>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
