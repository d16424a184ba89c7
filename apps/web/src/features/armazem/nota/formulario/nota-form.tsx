import { clsx } from 'clsx'
import styles from './nota.module.css'
import { IconCircleCheck, IconHistory } from '@tabler/icons-react'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { Nota, NotaImportada, NotaPedido, InfNFe } from '@app/contract/armazem/nota'
import type { ReactNode } from 'react'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Conferencia } from './conferencia.tsx'
import { DadosNota } from './dados-nota.tsx'
import { Efeitos } from './efeitos.tsx'
import { ItensNota } from '../itens/itens-nota.tsx'
import { PedidoDaNota } from './pedido-da-nota.tsx'
import { PeTotais, TotaisCard } from './totais.tsx'
import type { NotaFormState } from './use-nota-form.ts'

type Leitura = Pick<Nota, 'protocolo' | 'messages'> & Pick<NotaImportada, 'assinatura' | 'esquema'>

type Props = {
  form: NotaFormState
  infNFe: InfNFe
  leitura: Leitura
  arquivo: { nome: string; tamanho: number }
  cliente: Pick<ClienteResumo, 'id' | 'nomeFantasia' | 'codigoDepositante'>
  /** Orders that the note may invoice. */
  pedidos: readonly NotaPedido[]
  editable: boolean
  /** Supplier, products and factors all equal the last time. */
  igual?: boolean
  saveLabel: string
  onSubmit: () => Promise<void>
  onCancel: () => void
  readOnly?: boolean
  /** Before the filled button: a second act. */
  acts?: ReactNode
  /** Above the note: its state. */
  topo?: ReactNode
  /** After the note's own cards. */
  lado?: ReactNode
}

const SUMS = ['W_TOTAL', 'W_ITEM_TOTAL']

/** A note with its lines: the one form for a read and for a stored note (spec §2). */
export function NotaForm(props: Props) {
  const { form, infNFe, leitura, arquivo, cliente, pedidos, editable, igual } = props
  const { saveLabel, onSubmit, onCancel, readOnly = false, acts, topo, lado } = props
  const { messages } = leitura
  const sumsRight = messages.every(({ code }) => !SUMS.includes(code))
  return (
    <Form
      form={{ ...form, submit: onSubmit }}
      label="Nota fiscal"
      saveLabel={saveLabel}
      onCancel={onCancel}
      readOnly={readOnly}
      acts={acts}
      status={
        <>
          <PeTotais total={infNFe.total} />
          {sumsRight && (
            <span className={clsx(styles.bate, 'so-mesa')}>
              <Icon of={IconCircleCheck} size="p" />A soma dos itens confere
            </span>
          )}
        </>
      }
    >
      <div className={styles.notaN}>
        {topo}
        <DadosNota
          infNFe={infNFe}
          cliente={cliente.nomeFantasia}
          arquivo={arquivo}
          efeito={
            <Efeitos
              infNFe={infNFe}
              linhas={form.values.produtos}
              editable={editable}
              onEfeitos={(efeitos) => {
                for (const [index, efeito] of efeitos) form.setLinha(index, (linha) => ({ ...linha, efeito }))
              }}
            />
          }
        />
        {igual && (
          <Faixa tone="success" icon={IconHistory} title="Igual à última vez.">
            Emitente, produtos e fatores são os da nota anterior: confira e envie.
          </Faixa>
        )}
        <Conferencia {...leitura} det={infNFe.det} />
        <ItensNota form={form} infNFe={infNFe} cliente={cliente} messages={messages} editable={editable} />
        {editable && (
          <PedidoDaNota
            pedidos={pedidos}
            value={form.values.pedido}
            onChange={(pedido) => form.setValues({ pedido })}
          />
        )}
        <div className={styles.notaLados}>
          <TotaisCard total={infNFe.total} />
          {lado}
        </div>
      </div>
    </Form>
  )
}
