import styles from './nota.module.css'
import { useNavigate } from '@tanstack/react-router'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { InfNFe, NotaImportada } from '@app/contract/armazem/nota'
import { useEffect, useEffectEvent, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { SkeletonFields } from '../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { cancelNota } from '../api.ts'
import { Conferencia } from './conferencia.tsx'
import { DadosNota } from './dados-nota.tsx'
import { ChooseCliente } from '../fila/choose-cliente.tsx'
import { ChooseNota } from '../fila/choose-nota.tsx'
import { changeItem, removeItem, splitItem } from '../fila/fila.ts'
import type { Item } from '../fila/fila.ts'
import { answerItem, attachItem, readWaiting, sendItem } from '../fila/leitor.ts'
import { NotaForm } from './nota-form.tsx'
import { igualUltimaVez, valuesDe } from '../fila/prontidao.ts'
import { EventoAnexado, Falhou, JaGuardada, Recusada } from '../fila/recusada.tsx'
import { useNotaForm } from './use-nota-form.ts'

type Props = {
  item: Item
  /** Leaves the note: to the other files, or to the choice of files. */
  onLeave: () => void
  /** Several files are in progress, so others come after this note. */
  among: boolean
}

const CLEAN = { current: false }

const arquivoDe = ({ fonte }: Item) => ({ nome: fonte.nome, tamanho: fonte.tamanho })

type FormProps = Props & { leitura: NotaImportada; infNFe: InfNFe; cliente: ClienteResumo }

/** The note with a product for each line; sending stores it whole or not at all. */
function Formulario({ item, onLeave, among, leitura, infNFe, cliente }: FormProps) {
  const navigate = useNavigate()
  const [initialValues] = useState(() => valuesDe(item, leitura))
  const form = useNotaForm({
    infNFe,
    initialValues,
    onSave: async (values) => {
      const id = await sendItem(item.id, values)
      toast.success('Nota enviada com sucesso.')
      if (among) return onLeave()
      removeItem(item.id)
      await navigate({ to: '/notas/edit/$id', params: { id: String(id) } })
    },
  })
  const igual = igualUltimaVez(leitura)
  // The typed values stay with the file while the person looks at another one.
  const keep = useEffectEvent(() => {
    if (item.estado.tipo === 'lida' && form.isDirty()) changeItem(item.id, { values: form.getValues() })
  })
  useEffect(() => () => keep(), [])
  // Enter alone sends a note that equals the last time.
  const begin = useEffectEvent(() => {
    if (igual) form.formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <NotaForm
      // Leaving loses nothing, because the values stay with the file, and closing the window asks (screens/import.tsx).
      form={{ ...form, dirty: CLEAN }}
      infNFe={infNFe}
      leitura={leitura}
      arquivo={arquivoDe(item)}
      cliente={cliente}
      pedidos={leitura.pedidos}
      editable
      igual={igual}
      saveLabel="Enviar pedido"
      onSubmit={() => form.submitAs('guardar')}
      onCancel={onLeave}
    />
  )
}

function Lida({ leitura, ...props }: Props & { leitura: NotaImportada }) {
  const { item, onLeave } = props
  const { nfe, escolhas, cliente, notaExistente } = leitura
  if (notaExistente)
    return (
      <JaGuardada
        titulo="Este mesmo arquivo já foi importado."
        id={notaExistente.id}
        numero={notaExistente.numero}
        arquivo={item.fonte.nome}
        outro={outroDe(props)}
        onOutro={onLeave}
      />
    )
  if (escolhas?.notas)
    return (
      <ChooseNota
        notas={escolhas.notas}
        onNota={(nota) => answerItem(item.id, { nota })}
        onTodas={(chaves) => {
          splitItem(item.id, chaves)
          readWaiting()
        }}
      />
    )
  if (!nfe) return null
  if (cliente) return <Formulario {...props} leitura={leitura} infNFe={nfe.infNFe} cliente={cliente} />
  return (
    <div className={styles.notaN}>
      <DadosNota infNFe={nfe.infNFe} arquivo={arquivoDe(item)} />
      {escolhas?.cliente && (
        <ChooseCliente
          item={item.id}
          escolha={escolhas.cliente}
          onCliente={(id) => answerItem(item.id, { cliente: id })}
        />
      )}
      <Conferencia {...leitura} det={nfe.infNFe.det} />
    </div>
  )
}

const outroDe = ({ among }: Props) => (among ? 'Ver os arquivos' : 'Escolher outro arquivo')

/** A new answer to the reading's questions gives a new reading, so its form restarts. */
const keyOf = ({ id, escolha }: Item) => `${id} ${escolha.nota} ${escolha.cliente}`

/** One file in any state. */
export function Importada(props: Props) {
  const { item, onLeave } = props
  const { estado, fonte } = item
  const navigate = useNavigate()
  const cancel = async () => {
    try {
      const { id } = await cancelNota(await fonte.open())
      toast.success('Nota marcada como cancelada.')
      removeItem(item.id)
      await navigate({ to: '/notas/edit/$id', params: { id: String(id) } })
    } catch (error) {
      toast.error(describeError(error))
    }
  }
  switch (estado.tipo) {
    case 'enviada':
      // After storing, a single note leads to its record, so going back does not return here; among other files it
      // does.
      if (props.among)
        return (
          <JaGuardada
            titulo="Esta nota foi importada."
            id={estado.nota.id}
            numero={estado.nota.numero}
            arquivo={fonte.nome}
            outro={outroDe(props)}
            onOutro={onLeave}
          />
        )
      return <Lida key={keyOf(item)} {...props} leitura={estado.leitura} />
    case 'lida':
    case 'enviando':
      return <Lida key={keyOf(item)} {...props} leitura={estado.leitura} />
    case 'recusada':
      return (
        <Recusada
          item={item.id}
          problema={estado.problema}
          arquivo={fonte.nome}
          outro={outroDe(props)}
          onOutro={onLeave}
          onCancel={() => void cancel()}
          onAttach={() => void attachItem(item).catch((error: unknown) => toast.error(describeError(error)))}
        />
      )
    case 'anexado':
      return (
        <EventoAnexado evento={estado.evento} arquivo={fonte.nome} outro={outroDe(props)} onOutro={onLeave} />
      )
    case 'falha':
      return (
        <Falhou texto={estado.texto} arquivo={fonte.nome} onRetry={() => answerItem(item.id, item.escolha)} />
      )
    case 'fila':
    case 'lendo':
      return (
        <section className="cartao" aria-busy="true" aria-label={`Lendo ${fonte.nome}`}>
          <p className="so-leitor" role="status">
            Lendo {fonte.nome}…
          </p>
          <div className="corpo">
            <SkeletonFields fields={4} />
          </div>
        </section>
      )
  }
}
