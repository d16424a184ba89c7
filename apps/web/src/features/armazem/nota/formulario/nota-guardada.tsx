import type { Nota } from '@app/contract/armazem/nota'
import { IconPackageImport } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ConflictNotice, conflictWords } from '../../../../ui/form/conflict-notice.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { receiveNota, updateNota } from '../api.ts'
import { linhaInput, notaValues } from './form-model.ts'
import type { NotaValues } from './form-model.ts'
import { LANCAMENTO_WORDS, lancamentoDe } from '../recebimento/lancamento.ts'
import { NotaForm } from './nota-form.tsx'
import { RecebimentoDialog } from '../recebimento/recebimento-dialog.tsx'
import { Registro } from './registro.tsx'
import { isPassing } from '../fila/problema.ts'
import { useNotaForm } from './use-nota-form.ts'
import { notaTitle } from './words.ts'

type Props = {
  nota: Nota
  onNota: (nota: Nota) => void
  onReload: () => Promise<Nota | undefined>
  onLeave: () => void
}

type FormProps = Props & {
  conflict: string | null
  onConflict: (words: string | null) => void
  /** Something is typed that is not stored. */
  onChanged: (changed: boolean) => void
}

function Formulario(props: FormProps) {
  const { nota, onNota, onLeave, onReload, conflict, onConflict, onChanged } = props
  const { infNFe } = nota.notaImportada.nfe
  const [asking, setAsking] = useState(false)
  const [initialValues] = useState(() => notaValues(nota.itens, nota.pedido?.id ?? null))
  /** The key of a receipt whose outcome is not known: the next try is the same one. */
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
      onConflict(null)
      if (modo === 'receber') return receive(values)
      const saved = await updateNota(nota.id, { produtos: produtosOf(values), versao: nota.versao })
      onNota(saved)
      return toast.success('Nota salva com sucesso.')
    },
    onRefused: (error) => {
      if (error.code !== 'VERSAO_ANTIGA') return false
      onConflict(conflictWords(error))
      return true
    },
  })
  const changed = form.isDirty()
  useEffect(() => onChanged(changed), [changed, onChanged])

  const ask = () => {
    if (form.passes('receber')) setAsking(true)
    // Shows what is missing, where it is missing.
    else void form.submitAs('receber')
    return Promise.resolve()
  }
  const { podeEditar, podeReceber, situacao } = nota
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
            {situacao === 'importada' && (
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
            {conflict && <ConflictNotice words={conflict} onReload={onReload} />}
            {situacao === 'cancelada' && (
              <Faixa tone="error" title="Nota cancelada.">
                {nota.recebidaEm
                  ? 'Ela já estava confirmada: confira o estoque e faça o estorno, se for o caso.'
                  : 'Não receba mercadoria por ela: peça ao emitente a nota que a substitui.'}
              </Faixa>
            )}
          </>
        }
        lado={<Registro nota={nota} />}
      />
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
 * The form of a stored note. A change by somebody else is shown at once where nothing has been typed; otherwise only
 * when the person asks for it.
 */
export function NotaGuardada(props: Props) {
  const { nota, onReload } = props
  const [base, setBase] = useState(nota)
  const [changed, setChanged] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  const newer = nota.versao !== base.versao
  if (newer && !changed) setBase(nota)
  const reload = async () => {
    const fresh = await onReload()
    setConflict(null)
    if (fresh) setBase(fresh)
    return fresh
  }
  return (
    <Formulario
      {...props}
      key={base.versao}
      nota={base}
      conflict={conflict ?? (newer ? 'Alterada por outra pessoa agora.' : null)}
      onConflict={setConflict}
      onChanged={setChanged}
      onReload={reload}
    />
  )
}
