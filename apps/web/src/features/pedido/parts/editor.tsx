import './form.css'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Pedido } from '@app/contract/pedido'
import type { Ability, User } from '@app/contract/session'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import { Form } from '../../../ui/form.tsx'
import { Page } from '../../../ui/page.tsx'
import { SituacaoBadge } from '../../../ui/situacao.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { deletePedido, nextQuery, updatePedido } from '../api.ts'
import { AnexosSection } from './anexos-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DadosSection } from './dados-section.tsx'
import { ItensSection } from './itens-section.tsx'
import { linhaKey, totalsText } from './lines.ts'
import { locksOf, readOnlyReason } from './locks.ts'
import { NewLine } from './new-line.tsx'
import { PedidoActions } from './pedido-actions.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { useLivePedido } from './use-live-pedido.ts'
import { usePedidoOutcome } from './use-outcome.ts'
import { usePedidoForm } from './use-pedido-form.ts'
import { patchPedido } from './use-pedido-save.ts'
import { useStock } from './use-stock.ts'
import { PRODUTO } from './validate.ts'

type Props = { pedido: Pedido | null; user: User }

/** Staff choose the client; a client user's own is chosen beforehand (spec §2). */
const ownCliente = (user: User) => user.cliente && { ...user.cliente, cnpjCpf: '' }

/** 'Cosméticos Flor de Açude · WMS: não enviado'. */
const subtitleOf = (pedido: Pedido | null, next: number | undefined) =>
  pedido
    ? `${pedido.cliente.nomeFantasia} · WMS: ${pedido.statusAlcis}${pedido.wmsAguardando ? ', aguardando a entrega ao WMS' : ''}`
    : `${next ? `Número previsto ${next} · ` : ''}WMS: não enviado`

/** The order form: new, or the one that was loaded. */
export function PedidoEditor({ pedido, user }: Props) {
  const outcome = usePedidoOutcome()
  const staff = user.cliente === null
  const can = (ability: Ability) => user.authorities.includes(ability)
  const form = usePedidoForm({
    pedido,
    cliente: ownCliente(user),
    staff,
    onCreated: outcome.created,
    onSaved: outcome.keep,
  })
  const { record, values, erros } = form
  const { outro } = form
  useLivePedido(form, pedido)
  const { data: next } = useQuery({ ...nextQuery, enabled: record === null })
  const stock = useStock({
    pedidoId: record?.id,
    linhas: values.itens,
    onLinhas: (itens) => form.change({ itens }),
  })
  const codeRef = useRef<HTMLInputElement>(null)
  const isNew = pedido === null
  useEffect(() => {
    // A new order is typed from the first field on; on touch the keyboard would cover the form.
    if (isNew && matchMedia('(pointer: fine)').matches)
      form.formRef.current?.querySelector<HTMLElement>('input:not([readonly], :disabled)')?.focus()
  }, [isNew, form.formRef])
  const locked = locksOf(record, user, can)
  const reason = readOnlyReason(record, user, can)
  const readOnly = reason !== null
  const itensLocked = locked.has('itens')
  const status = record && (record.statusAlcis === 'expedido' ? 'EXPEDIDO' : record.status)

  return (
    <Page
      title={record ? `Pedido ${record.numeroPedido}` : 'Novo Pedido'}
      subtitle={subtitleOf(record, next)}
      back="/pedidos"
      status={
        status && (
          <span className="so-mesa">
            <SituacaoBadge status={status} />
          </span>
        )
      }
      actions={
        record && (
          <PedidoActions
            pedido={record}
            user={user}
            can={can}
            onReopen={() => form.act((from) => patchPedido(from, { concluido: false }))}
            onCancelPedido={() =>
              form.act((from) => updatePedido(from.id, { status: 'CANCELADO', versao: from.versao }))
            }
            onDelete={() =>
              form.act(async (from) => {
                await deletePedido(from.id)
                form.leave()
                toast.success('Registro excluído com sucesso.')
                await outcome.deleted(from)
                return null
              })
            }
          />
        )
      }
    >
      <Form
        form={form}
        label={record ? `Pedido ${record.numeroPedido}` : 'Novo Pedido'}
        saveLabel="Enviar pedido"
        saveDisabled={values.itens.length === 0}
        onCancel={outcome.back}
        readOnly={readOnly}
        status={readOnly ? undefined : footWords(form.changed, totalsText(values.itens))}
      >
        <div className="pilha">
          {reason && (
            <Faixa icon={IconLock} title="Só para ver.">
              {reason}
            </Faixa>
          )}
          {outro && (
            <Faixa
              action={
                <Button small onClick={() => form.refresh(outro)}>
                  Atualizar
                </Button>
              }
            >
              Este pedido foi alterado agora há pouco por outra pessoa.
            </Faixa>
          )}
          <div className="duas">
            <div className="pilha">
              <DadosSection
                values={values}
                erros={erros.campos}
                locked={locked}
                chooseCliente={staff && record === null && !readOnly}
                concluded={record?.concluido ?? false}
                status={status && <SituacaoBadge status={status} as="chip" />}
                onChange={form.change}
              />
              <ItensSection
                linhas={values.itens}
                erros={erros.linhas}
                avisos={stock.avisos}
                pedidoId={record?.id}
                locked={itensLocked}
                onReview={({ produto }) => void stock.open(produto)}
                onRemove={(linha) => {
                  const key = linhaKey(linha)
                  form.change({ itens: values.itens.filter((one) => linhaKey(one) !== key) })
                  codeRef.current?.focus()
                }}
                foot={
                  !itensLocked && (
                    <NewLine
                      codigoDepositante={values.cliente?.codigoDepositante}
                      codigo={form.codigo}
                      onCodigo={form.setCodigo}
                      error={erros.campos[PRODUTO]}
                      busy={stock.busy}
                      codeRef={codeRef}
                      onProduto={(produto) => {
                        form.setCodigo('')
                        // Where the focus returns to when the modal closes: ready for the next code.
                        codeRef.current?.focus()
                        void stock.open(produto)
                      }}
                    />
                  )
                }
              />
            </div>
            <div className="pilha">
              <AnexosSection
                pedido={record}
                guardados={form.guardados}
                onGuardados={form.setGuardados}
                can={can}
                onRemove={(campo) => form.act((from) => patchPedido(from, { [campo]: null }))}
              />
              <section className="cartao">
                <header>
                  <h2>Observações</h2>
                </header>
                <div className="corpo">
                  <TextAreaField
                    label="Observações"
                    hideLabel
                    rows={4}
                    error={erros.campos.observacoes}
                    locked={locked.has('observacoes')}
                    value={values.observacoes}
                    onChange={(observacoes) => form.change({ observacoes })}
                  />
                </div>
              </section>
            </div>
          </div>
        </div>
      </Form>
      <StockDialog stock={stock.stock} opened={stock.opened} onClose={stock.close} onSave={stock.save} />
      <ConflictDialog
        conflict={form.conflict}
        saving={form.saving}
        onResolve={form.resolve}
        onDiscard={form.discardMine}
        onClose={form.closeConflict}
      />
    </Page>
  )
}

const footWords = (changed: boolean, totals: string) =>
  changed ? `${totals} · alterações não salvas` : totals
