import type { Nota } from '@app/contract/armazem/nota'
import { IconPackageImport } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { mergePartes, takePartes, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { changeOf } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Button } from '../../../../ui/page/button.tsx'
import type { Choices } from '../../../../ui/form/conflict-choice.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { receiveNota, updateNota } from '../api.ts'
import { linhaInput, notaValues } from './form-model.ts'
import type { NotaValues } from './form-model.ts'
import { LANCAMENTO_WORDS, lancamentoDe } from '../recebimento/lancamento.ts'
import { NotaForm } from './nota-form.tsx'
import { RecebimentoDialog } from '../recebimento/recebimento-dialog.tsx'
import { ChegadaDaNota } from './chegada-da-nota.tsx'
import { Eventos } from './eventos.tsx'
import { Registro } from './registro.tsx'
import { isPassing } from '../fila/problema.ts'
import { useNotaForm } from './use-nota-form.ts'
import { notaDasPartes, partesDaNota } from './partes.ts'
import { notaTitle } from '../words.ts'

// Two people seldom save the same note, so this loads only when they do.
const ConflictChoice = lazy(async () => ({
  default: (await import('../../../../ui/form/conflict-choice.tsx')).ConflictChoice,
}))

const storedValues = ({ itens, pedido }: Nota) => notaValues(itens, pedido?.id ?? null)
const isNota = (value: unknown): value is Nota =>
  typeof value === 'object' && value !== null && 'itens' in value && 'versao' in value

type Props = {
  nota: Nota
  onNota: (nota: Nota) => void
  onReload: () => Promise<Nota | undefined>
  onLeave: () => void
}

/** The typed values over a stored note, and whether they must be saved now. */
type Aberta = { nota: Nota; minhas?: NotaValues; salvar?: boolean }

/** The other person's note, and the merged values; in conflict, mine. */
type Conflito = Choices & { atual: Nota; deles: Partes; partes: Partes }

type FormProps = Props & {
  aberta: Aberta
  /** Somebody else has stored a newer note meanwhile. */
  newer: boolean
  onAberta: (aberta: Aberta) => void
  /** Whether there are unsaved values. */
  onChanged: (changed: boolean) => void
}

function Formulario(props: FormProps) {
  const { nota, aberta, newer, onAberta, onNota, onLeave, onReload, onChanged } = props
  const { infNFe } = nota.notaImportada.nfe
  const [asking, setAsking] = useState(false)
  const [conflito, setConflito] = useState<Conflito | null>(null)
  const [initialValues] = useState(() => storedValues(nota))
  /** The key of a receipt with an unknown result, because the next try must use the same one. */
  const chave = useRef<string | null>(null)
  const produtosOf = (values: NotaValues) => values.produtos.map(linhaInput)

  const receive = async (values: NotaValues) => {
    const key = chave.current ?? randomId()
    chave.current = key
    try {
      onNota(await receiveNota(nota.id, { produtos: produtosOf(values), versao: nota.versao }, key))
      chave.current = null
    } catch (error) {
      if (!isPassing(error)) chave.current = null
      throw error
    }
    toast.success(LANCAMENTO_WORDS[lancamentoDe(values.produtos, values.pedido)].confirmado)
  }
  const form = useNotaForm({
    infNFe,
    initialValues,
    onSave: async (values, modo) => {
      if (modo === 'receber') return receive(values)
      const saved = await updateNota(nota.id, { produtos: produtosOf(values), versao: nota.versao })
      onNota(saved)
      return toast.success('Nota salva com sucesso.')
    },
    onRefused: (error, mine, modo) => {
      const { atual } = error.body
      if (error.code !== 'VERSAO_ANTIGA' || !isNota(atual)) return false
      const deles = partesDaNota(storedValues(atual))
      const { partes, conflitos } = mergePartes(partesDaNota(initialValues), deles, partesDaNota(mine))
      if (conflitos.length > 0) {
        setConflito({ atual, deles, partes, conflitos, ...changeOf(error) })
        return true
      }
      const minhas = notaDasPartes(partes, storedValues(atual))
      onNota(atual)
      // Only a person who has seen the note's current values may confirm its receipt.
      onAberta({ nota: atual, minhas, salvar: modo === 'guardar' })
      if (modo === 'receber') toast.warning('A nota mudou: confira as alterações e confirme de novo.')
      return true
    },
  })
  useEffect(() => {
    const { minhas, salvar } = aberta
    if (!minhas) return
    form.setValues(minhas)
    if (salvar) void form.submitAs('guardar')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the form is made anew for each stored note
  }, [])
  const take = ({ atual }: Conflito, partes: Partes | null) => {
    setConflito(null)
    onNota(atual)
    onAberta({
      nota: atual,
      ...(partes && { minhas: notaDasPartes(partes, storedValues(atual)), salvar: true }),
    })
  }
  const changed = form.isDirty()
  useEffect(() => onChanged(changed), [changed, onChanged])

  const ask = () => {
    if (form.passes('receber')) setAsking(true)
    // Shows the missing values at their fields.
    else void form.submitAs('receber')
    return Promise.resolve()
  }
  const { podeEditar, situacao } = nota
  // Where goods are counted at the door, they enter by the count.
  const podeReceber = nota.podeReceber && !nota.contaChegada
  const palavras = LANCAMENTO_WORDS[lancamentoDe(form.values.produtos, form.values.pedido)]
  const warnings = nota.messages.filter(({ type }) => type === 'WARNING').length
  return (
    <>
      <NotaForm
        form={form}
        infNFe={infNFe}
        leitura={nota}
        arquivo={{ nome: nota.arquivo.filename, tamanho: nota.arquivo.length }}
        cliente={nota.cliente}
        pedidos={[]}
        editable={podeEditar}
        readOnly={!podeReceber && !podeEditar}
        saveLabel={podeReceber ? palavras.confirmar : 'Salvar'}
        onSubmit={podeReceber ? ask : () => form.submitAs('guardar')}
        onCancel={onLeave}
        acts={
          podeReceber &&
          podeEditar &&
          changed && (
            <Button disabled={form.saving} onClick={() => void form.submitAs('guardar')}>
              Salvar
            </Button>
          )
        }
        topo={
          <>
            {situacao === 'importada' && nota.contaChegada && <ChegadaDaNota nota={nota} />}
            {situacao === 'importada' && !nota.contaChegada && (
              <Faixa
                tone="warning"
                icon={IconPackageImport}
                title={`${palavras.falta}.`}
                action={
                  podeReceber && (
                    <Button small disabled={form.saving} onClick={() => void ask()}>
                      {palavras.confirmar}
                    </Button>
                  )
                }
              >
                O estoque ainda não mudou.
              </Faixa>
            )}
            {newer && (
              <Faixa
                tone="warning"
                title="Alterada por outra pessoa agora."
                action={
                  <Button small onClick={() => void onReload()}>
                    Ver os valores atuais
                  </Button>
                }
              >
                Ao salvar, as alterações dela ficam com as suas; onde as duas se chocam, você escolhe.
              </Faixa>
            )}
            {situacao === 'cancelada' && (
              <Faixa tone="error" title="Nota cancelada.">
                {nota.recebidaEm
                  ? 'Ela já estava confirmada: confira o estoque e faça o estorno, se for o caso.'
                  : 'Não receba mercadoria por ela: peça ao emitente a nota que a substitui.'}
              </Faixa>
            )}
          </>
        }
        lado={
          <>
            <Eventos eventos={nota.eventos} />
            <Registro nota={nota} />
          </>
        }
      />
      {conflito && (
        <Suspense>
          <ConflictChoice
            conflict={conflito}
            onResolve={(taken) => take(conflito, takePartes(conflito.partes, conflito.deles, taken))}
            onDiscard={() => take(conflito, null)}
            onClose={() => setConflito(null)}
          />
        </Suspense>
      )}
      <RecebimentoDialog
        opened={asking}
        values={form.values}
        cliente={nota.cliente.nomeFantasia}
        titulo={notaTitle(infNFe)}
        pedido={nota.pedido?.numeroPedido ?? null}
        avisos={warnings}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await form.submitAs('receber')
          setAsking(false)
        }}
      />
    </>
  )
}

/**
 * The form of a stored note. Another person's change is shown at once when nothing is typed; otherwise it is merged at
 * the save.
 */
export function NotaGuardada(props: Props) {
  const { nota, onReload } = props
  const [aberta, setAberta] = useState<Aberta>({ nota })
  const [changed, setChanged] = useState(false)
  const newer = nota.versao > aberta.nota.versao
  if (newer && !changed) setAberta({ nota })
  const reload = async () => {
    const fresh = await onReload()
    if (fresh) setAberta({ nota: fresh })
    return fresh
  }
  return (
    <Formulario
      {...props}
      key={aberta.nota.versao}
      nota={aberta.nota}
      aberta={aberta}
      newer={newer}
      onAberta={setAberta}
      onChanged={setChanged}
      onReload={reload}
    />
  )
}
