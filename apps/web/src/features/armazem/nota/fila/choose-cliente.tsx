import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import entradaStyles from './entrada.module.css'
import { IconBuildingWarehouse, IconChevronRight } from '@tabler/icons-react'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { NotaEscolhaCliente } from '@app/contract/armazem/nota'
import { useState } from 'react'
import { formatDocument } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { NovosClientes } from './novos-clientes.tsx'
import { ClientePicker } from '../../cliente/index.ts'

type Props = { item: number; escolha: NotaEscolhaCliente; onCliente: (id: number) => void }

/** Asks whose the goods are when the note does not say it (FACTS §8, C_CLIENTE). */
export function ChooseCliente({ item, escolha: { clientes, proposta, novos }, onCliente }: Props) {
  const [other, setOther] = useState<ClienteResumo | null>(null)
  return (
    <section className="cartao" aria-labelledby="escolher-cliente">
      <header>
        <h2 id="escolher-cliente">De qual cliente é a mercadoria?</h2>
        <span className="t2 sm">A nota não diz sozinha</span>
      </header>
      <div className={clsx('corpo', styles.escolhas)}>
        {clientes.map(({ id, nomeFantasia, cnpjCpf }) => (
          <button key={id} type="button" className={styles.escolhaR} onClick={() => onCliente(id)}>
            <span>
              <b>{nomeFantasia}</b>
              <small className="num t2">{formatDocument(cnpjCpf)}</small>
            </span>
            <span className="linha fim">
              {id === proposta && (
                <Badge tone="info" icon={IconBuildingWarehouse}>
                  O mais provável
                </Badge>
              )}
              <Icon of={IconChevronRight} size="p" />
            </span>
          </button>
        ))}
        {novos.length > 0 && <NovosClientes item={item} novos={novos} />}
        {clientes.length === 0 && (
          <div className={clsx('linha', entradaStyles.outroCliente)}>
            <ClientePicker label="Cliente" value={other} onChange={setOther} />
            <Button look="filled" disabled={!other} onClick={() => other && onCliente(other.id)}>
              Continuar
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
