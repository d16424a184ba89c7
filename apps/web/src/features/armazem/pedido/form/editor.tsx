import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CAMPOS_PEDIDO, type Pedido } from '@app/contract/armazem/pedido'
import type { Ability, User } from '@app/contract/casca/session'
import { positionOf } from '@app/rules/armazem/pedido'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { Campo } from '../../../../ui/fields/campo.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { isRascunho } from '../../situacao/index.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FotosDoCarregamento } from '../../expedicao/index.ts'
import { deletePedido, movePedido, nextQuery } from '../api.ts'
import { AnexosSection } from '../anexos/anexos-section.tsx'
import { ConflictDialog } from '../conflito/conflict-dialog.tsx'
import { Andamento } from '../andamento/andamento.tsx'
import { DadosSection } from './dados-section.tsx'
import { LinhasForm } from '../linhas/linhas-form.tsx'
import { totalsText } from '../linhas/lines.ts'
import { MoveDialog } from '../move/lazy-move-dialog.ts'
import { EnvioFaixa } from './envio-faixa.tsx'
import { locksOf, readOnlyReason, takesDocuments } from './locks.ts'
import { tellMove } from '../move/tell-move.ts'
import { PedidoActions } from './pedido-actions.tsx'
import { SituacaoAcao } from './situacao-acao.tsx'
import { RascunhoFaixas } from '../rascunho/rascunho-faixas.tsx'
import { keptText } from '../../../../ui/draft/draft-words.ts'
import { useRascunho } from '../rascunho/use-rascunho.ts'
import { useRepeat } from './use-repeat.ts'
import { useLivePedido } from './use-live-pedido.ts'
import { usePedidoOutcome } from './use-outcome.ts'
import { usePedidoForm } from './use-pedido-form.ts'
import type { PedidoForm } from './use-pedido-form.ts'
import { patchPedido } from './use-pedido-save.ts'

const NotasLigadas = lazy(() =>
  import('../../nota/index.ts').then((module) => ({ default: module.NotasLigadas })),
)

type Props = {
  pedido: Pedido | null
  user: User
  /** The order that a new one repeats. */
  repetir?: number | undefined
}

/** Staff choose the client; a client user's own is chosen beforehand (spec §2). */
const ownCliente = (user: User) => (user.cliente ? { ...user.cliente, cnpjCpf: '' } : null)

/** 'Cosméticos Flor de Açude · WMS: não enviado'. */
const subtitleOf = (pedido: Pedido | null, next: number | undefined) =>
  pedido
    ? `${pedido.cliente.nomeFantasia} · WMS: ${pedido.statusAlcis}${pedido.wmsAguardando ? ', aguardando o WMS' : ''}`
    : `${next ? `Número previsto ${next} · ` : ''}WMS: não enviado`

/** The order form: new, or the one that was loaded. */
export function PedidoEditor({ pedido, user, repetir }: Props) {
  const outcome = usePedidoOutcome()
  const staff = !user.cliente
  const can = (ability: Ability) => user.authorities.includes(ability)
  const form = usePedidoForm({
    pedido,
    cliente: ownCliente(user),
    staff,
    onCreated: (created, files) => {
      void rascunho.close()
      outcome.created(created, files)
    },
    onSaved: outcome.keep,
  })
  const { record, values, erros } = form
  const { outro } = form
  useLivePedido(form, pedido)
  const { data: next } = useQuery({ ...nextQuery, enabled: record === null })
  const codeRef = useRef<HTMLInputElement>(null)
  const isNew = pedido === null
  useEffect(() => {
    // A new order starts with the focus in the first field; on touch screens the keyboard would cover the form.
    if (isNew && matchMedia('(pointer: fine)').matches)
      form.formRef.current?.querySelector<HTMLElement>('input:not([readonly], :disabled)')?.focus()
  }, [isNew, form.formRef])
  const locked = locksOf(record, user, can)
  const reason = readOnlyReason(record, user, can)
  const readOnly = reason !== null
  const rascunho = useRascunho({ usuario: user.id, pedidoId: pedido?.id, form, readOnly })
  useRepeat(form, repetir)
  const plain = { values, erros: erros.campos, locked, onChange: form.change }
  const itensLocked = locked.has('itens')
  const [moving, setMoving] = useState({ opened: false, turn: 0 })
  const openMoves = () => setMoving(({ turn }) => ({ opened: true, turn: turn + 1 }))
  const takeMoved = (fresh: Pedido) => void form.act(() => Promise.resolve(fresh))
  const sendNow = async () => {
    await form.concludeAndSend()
    // The strip with the focused button is gone.
    if (document.activeElement === document.body) document.getElementById('titulo')?.focus()
  }

  return (
    <Page
      title={record ? `Pedido ${record.numeroPedido}` : 'Novo Pedido'}
      subtitle={subtitleOf(record, next)}
      back="/pedidos"
      status={
        record && (
          <span className="so-mesa">
            <SituacaoAcao pedido={record} as="dot" onOpen={openMoves} />
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
              form.act(async (from) => {
                const fresh = await movePedido(from, 'CANCELADO')
                tellMove(fresh, positionOf(from), takeMoved)
                return fresh
              })
            }
            onDelete={() =>
              form.act(async (from) => {
                await deletePedido(from.id)
                form.leave()
                void rascunho.close()
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
        status={readOnly ? undefined : <FootWords em={rascunho.em} form={form} />}
        draft={rascunho.keeps ? { keep: rascunho.flush, discard: rascunho.close } : undefined}
      >
        <div className="pilha">
          {reason && (
            <Faixa icon={IconLock} title="Somente leitura.">
              {reason}
              {takesDocuments(record, can) && ' Documentos que faltam podem ser acrescentados em Anexos.'}
            </Faixa>
          )}
          {record && isRascunho(record) && !readOnly && (
            <EnvioFaixa disabled={form.saving || values.itens.length === 0} onSend={() => void sendNow()} />
          )}
          <RascunhoFaixas rascunho={rascunho} guardados={form.guardados} />
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
          {record && <Andamento pedido={record} />}
          <div className="duas">
            <div className="pilha">
              <DadosSection
                {...plain}
                chooseCliente={staff && record === null && !readOnly}
                concluded={record?.concluido ?? false}
                status={record && <SituacaoAcao pedido={record} as="chip" onOpen={openMoves} />}
              />
              <LinhasForm form={form} staff={staff} locked={itensLocked} codeRef={codeRef} />
            </div>
            <div className="pilha">
              <AnexosSection
                pedido={record}
                guardados={form.guardados}
                onGuardados={form.setGuardados}
                can={can}
                onRemove={(campo) => form.act((from) => patchPedido(from, { [campo]: null }))}
              />
              {record && record.etapa !== 'CRIADO' && (
                <Suspense>
                  <FotosDoCarregamento pedido={record.id} />
                </Suspense>
              )}
              {record && can('NOTA_VER') && (
                <Suspense>
                  <NotasLigadas numeroPedido={record.numeroPedido} />
                </Suspense>
              )}
              <section className="cartao">
                <header>
                  <h2>Observações</h2>
                </header>
                <div className="corpo">
                  <Campo of={CAMPOS_PEDIDO} name="observacoes" form={plain} hideLabel />
                </div>
              </section>
            </div>
          </div>
        </div>
      </Form>
      {record && moving.turn > 0 && (
        <Suspense>
          <MoveDialog
            onItsPage
            pedido={record}
            opened={moving.opened}
            turn={moving.turn}
            onClose={() => setMoving(({ turn }) => ({ opened: false, turn }))}
            onMoved={(fresh) => {
              setMoving(({ turn }) => ({ opened: false, turn }))
              takeMoved(fresh)
            }}
            onChanged={takeMoved}
          />
        </Suspense>
      )}
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

/** Left of the buttons: where unsaved values are stored, or that they are not. */
function FootWords({ em, form: { values, changed } }: { em: string | null; form: PedidoForm }) {
  if (em)
    return (
      <>
        <Icon of={IconCircleCheck} size="p" />
        {keptText(em)}
      </>
    )
  const totals = totalsText(values.itens)
  return changed ? `${totals} · alterações não salvas` : totals
}
