import styles from '../merge.module.css'
import { CAMPO_UNIAO_LABELS, CAMPOS_UNIAO, GEMEO_POR_LABELS } from '@app/contract/assistencia/uniao'
import type { CampoUniao, ConsumidorComparado, Gemeos } from '@app/contract/assistencia/uniao'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatCount, formatDay, formatDocument, formatPhone } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { SkeletonFields } from '../../../../ui/feedback/skeleton.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { gemeosQuery, searchConsumidores, mergeConsumidor } from '../api.ts'

type Gemeo = Gemeos['gemeos'][number]

/** A field of a record in words; null while it is empty. */
const valueOf = (campo: CampoUniao, de: ConsumidorComparado): string | null => {
  switch (campo) {
    case 'nome':
      return de.nome
    case 'documento':
      return de.cnpjCpf && formatDocument(de.cnpjCpf)
    case 'telefone':
      return de.telefone && formatPhone(de.telefone)
    case 'email':
      return de.email
    case 'endereco':
      return de.endereco
  }
}

const sizeOf = ({ os, relogios, criadoEm }: ConsumidorComparado) =>
  [
    formatCount(os, 'OS', 'OS'),
    formatCount(relogios, 'relógio', 'relógios'),
    `desde ${formatDay(criadoEm)}`,
  ].join(', ')

/** The fields that differ; what one record lacks is taken of the other unless somebody says otherwise. */
const differing = (este: ConsumidorComparado, gemeo: ConsumidorComparado) =>
  CAMPOS_UNIAO.filter((campo) => valueOf(campo, este) !== valueOf(campo, gemeo))
const lacking = (este: ConsumidorComparado, gemeo: ConsumidorComparado) =>
  differing(este, gemeo).filter((campo) => valueOf(campo, este) === null)

type FieldsProps = {
  este: ConsumidorComparado
  gemeo: ConsumidorComparado
  doGemeo: readonly CampoUniao[]
  onChange: (doGemeo: CampoUniao[]) => void
}

/** Each field that differs, the one value beside the other. */
function Fields({ este, gemeo, doGemeo, onChange }: FieldsProps) {
  const group = useId()
  return differing(este, gemeo).map((campo) => (
    <fieldset key={campo}>
      <legend>{CAMPO_UNIAO_LABELS[campo]}</legend>
      <div className={styles.lado}>
        {([este, gemeo] as const).map((de) => {
          const fromGemeo = de === gemeo
          return (
            <label key={de.id} className={styles.escolha}>
              <input
                type="radio"
                name={`${group}-${campo}`}
                checked={doGemeo.includes(campo) === fromGemeo}
                onChange={() => {
                  const rest = doGemeo.filter((one) => one !== campo)
                  onChange(fromGemeo ? [...rest, campo] : rest)
                }}
              />

              <b>{valueOf(campo, de) ?? 'Vazio'}</b>
              <span className="t2 xs">{fromGemeo ? 'Do outro' : 'Deste'}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  ))
}

type Props = { id: number; nome: string; posto: number; onClose: () => void }

/** Puts the other record of the same person together with this one; nothing is preselected. */
export function MergeConsumidor({ id, nome, posto, onClose }: Props) {
  const client = useQueryClient()
  const group = useId()
  const [com, setCom] = useState<number>()
  const [vai, setVai] = useState<number>()
  const [doGemeo, setDoGemeo] = useState<CampoUniao[]>([])
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const query = useQuery(gemeosQuery(id, com))
  const { data } = query
  const gemeo = data?.gemeos.find((one) => one.id === vai)
  const este = data?.este
  const comMotivo =
    este !== undefined &&
    gemeo !== undefined &&
    este.cnpjCpf !== null &&
    gemeo.cnpjCpf !== null &&
    este.cnpjCpf !== gemeo.cnpjCpf
  const choose = (one: Gemeo) => {
    setVai(one.id)
    setDoGemeo(este ? lacking(este, one) : [])
  }
  const unir = useTask(async () => {
    setTried(true)
    if (!este || !gemeo || (comMotivo && motivo.trim() === '')) return
    try {
      const { ordens } = await mergeConsumidor(id, {
        gemeo: gemeo.id,
        versao: este.versao,
        versaoGemeo: gemeo.versao,
        doGemeo,
        motivo: motivo.trim() || null,
      })
      await client.invalidateQueries()
      toast.success(`Cadastros unidos: ${formatCount(ordens, 'OS veio', 'OS vieram')} para este.`)
      onClose()
    } catch (error) {
      tellFailure(error)
      // Somebody changed one of the two: they are compared as they are now.
      void query.refetch()
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="Unir cadastros da mesma pessoa"
      subtitle={nome}
      act={{
        label: 'Unir cadastros',
        run: () => unir.run(),
        disabled: gemeo === undefined || unir.busy,
        busy: unir.busy,
        danger: true,
      }}
    >
      <div className="pilha">
        {query.error && !data && (
          <LoadFailure error={query.error} onRetry={query.refetch} busy={query.isFetching} />
        )}
        {!data && !query.error && <SkeletonFields fields={3} />}
        {data && (
          <>
            <fieldset className={styles.grupo}>
              <legend>Qual cadastro se une a este</legend>
              {data.gemeos.map((one) => (
                <label key={one.id} className={styles.escolha}>
                  <input
                    type="radio"
                    name={`${group}-gemeo`}
                    checked={vai === one.id}
                    onChange={() => choose(one)}
                  />

                  <b>{one.nome}</b>
                  <span className="t2 sm num">
                    {[one.cnpjCpf && formatDocument(one.cnpjCpf), sizeOf(one)].filter(Boolean).join(', ')}
                  </span>
                  {one.por.length > 0 && (
                    <span className="t2 sm">{one.por.map((por) => GEMEO_POR_LABELS[por]).join(', ')}</span>
                  )}
                </label>
              ))}
              {data.gemeos.length === 0 && (
                <p className="t2">Nenhum outro cadastro deste posto parece ser da mesma pessoa.</p>
              )}
            </fieldset>
            <SearchSelect<{ id: number; nome: string; cnpjCpf: string | null }>
              label="Procurar outro"
              placeholder="CPF, CNPJ, telefone ou nome"
              value={null}
              clearOnChoose
              onChange={(one) => {
                setCom(one?.id)
                setVai(one?.id)
                setDoGemeo([])
              }}
              search={async (q, signal) =>
                (await searchConsumidores(q, posto, signal)).filter((one) => one.id !== id)
              }
              optionKey={(one) => one.id}
              optionLabel={(one) => one.nome}
              optionDetail={(one) => one.cnpjCpf && formatDocument(one.cnpjCpf)}
            />
          </>
        )}
        {este && gemeo && (
          <section className={styles.grupo} aria-label="O que fica">
            <p className="forte">O que fica</p>
            <Fields este={este} gemeo={gemeo} doGemeo={doGemeo} onChange={setDoGemeo} />
            <TextAreaField
              label="Por que é a mesma pessoa"
              required={comMotivo}
              rows={2}
              maxLength={500}
              value={motivo}
              error={
                tried && comMotivo && motivo.trim() === ''
                  ? requiredText('Por que é a mesma pessoa')
                  : undefined
              }
              onChange={setMotivo}
            />
            <p>
              {gemeo.os === 0
                ? 'O outro cadastro não tem OS.'
                : `${formatCount(gemeo.os, 'OS passa', 'OS passam')} para este cadastro, com relógios, mensagens e fotos.`}{' '}
              O outro fica só como rastro e leva a este. Não tem volta.
            </p>
          </section>
        )}
      </div>
    </Dialog>
  )
}
