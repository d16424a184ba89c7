import { clsx } from 'clsx'
import styles from './find.module.css'
import { IconBolt, IconPlus, IconScan } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { searchOrdens } from '../api.ts'

const detailOf = (os: OrdemServicoResumo, proprio: number | undefined) =>
  [
    os.posto.id !== proprio && os.posto.nomeFantasia,
    os.consumidor.nome,
    os.relogio && `${os.relogio.modelo.descricao} ${os.relogio.numeroSerie}`,
    os.statusOS.description,
  ]
    .filter(Boolean)
    .join(' · ')

/** Finds an order by what the customer says or shows; a scanned code opens it at once. */
export function Find({ focus = false, small = false }: { focus?: boolean; small?: boolean }) {
  const router = useRouter()
  const proprio = useUser()?.posto?.id
  const phone = usePhone()
  const input = useRef<HTMLInputElement>(null)
  // On a phone the focus would open the keyboard over the day's work.
  const wanted = focus && !phone
  useEffect(() => {
    if (wanted) input.current?.focus()
  }, [wanted])
  return (
    <SearchSelect<OrdemServicoResumo>
      label="Buscar OS, cliente ou relógio"
      hideLabel
      small={small}
      className={small ? styles.curto : styles.procurar}
      icon={IconScan}
      placeholder="OS, nome, telefone ou nº de série"
      inputRef={input}
      value={null}
      clearOnChoose
      search={searchOrdens}
      optionKey={({ id }) => id}
      optionLabel={({ osType, numero }) => `${osType} ${numero}`}
      optionDetail={(os) => detailOf(os, proprio)}
      onChange={(os) => {
        if (os) void router.navigate({ to: '/ordemServico/$id', params: { id: String(os.id) } })
      }}
    />
  )
}

/** The counter's first row: find, do on the spot, take in. */
export function Balcao({ focus, cadastra }: { focus: boolean; cadastra: boolean }) {
  const can = useCan('OS_CADASTRAR')
  return (
    <div className={clsx(styles.balcao, !(can && cadastra) && styles.so)}>
      <Find focus={focus} />
      {can && cadastra && (
        <>
          <ButtonLink className={styles.grande} icon={IconBolt} to="/ordemServico/novo?tipo=PA">
            Pronto atendimento <kbd aria-hidden="true">P</kbd>
          </ButtonLink>
          <ButtonLink className={styles.grande} look="filled" icon={IconPlus} to="/ordemServico/novo">
            Nova OS <kbd aria-hidden="true">N</kbd>
          </ButtonLink>
        </>
      )}
    </div>
  )
}
