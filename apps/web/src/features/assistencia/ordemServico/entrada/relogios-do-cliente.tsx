import styles from './entrada.module.css'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { ordensQuery } from '../api.ts'
import type { ConsumidorOpcao } from '../api.ts'

export type RelogioDoCliente = NonNullable<OrdemServicoResumo['relogio']>

/** Each watch once, the one that came last first. */
export const relogiosDe = (
  ordens: readonly Pick<OrdemServicoResumo, 'consumidor' | 'relogio'>[],
  consumidorId: number,
): RelogioDoCliente[] =>
  ordens
    .flatMap(({ consumidor, relogio }) => (relogio && consumidor.id === consumidorId ? [relogio] : []))
    .filter((relogio, at, all) => all.findIndex(({ id }) => id === relogio.id) === at)

type Props = {
  consumidor: ConsumidorOpcao
  escolhido: string
  onChoose: (relogio: RelogioDoCliente) => void
}

/** The watches that a customer has brought before: whoever comes back types no serial number. */
export function RelogiosDoCliente({ consumidor, escolhido, onChoose }: Props) {
  const label = useId()
  const { data } = useQuery(
    ordensQuery({
      page: 0,
      pageSize: 20,
      order: 'creationDateTime',
      direction: 'desc',
      filter: { consumidor: consumidor.cnpjCpf ?? consumidor.telefone ?? consumidor.nome },
    }),
  )
  const relogios = relogiosDe(data?.content ?? [], consumidor.id)
  if (relogios.length === 0) return null
  return (
    <div className="cheio pilha">
      <span className="rotulo" id={label}>
        Relógios deste cliente
      </span>
      <div className={styles.relogios} role="group" aria-labelledby={label}>
        {relogios.slice(0, 6).map((relogio) => (
          <Button
            key={relogio.id}
            aria-pressed={relogio.numeroSerie === escolhido.trim().toUpperCase()}
            onClick={() => onChoose(relogio)}
          >
            {relogio.modelo.descricao} <span className="num t2 sm">{relogio.numeroSerie}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
