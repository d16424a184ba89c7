import '../../../../register/register.css'
import {
  AVALIACAO_TEXTO_MAXIMO,
  CATEGORIA_AVALIACAO_LABELS,
  CATEGORIAS_AVALIACAO,
  type Avaliacao,
} from '@app/contract/assistencia/avaliacao'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime, formatQuantity } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { avaliacaoKey, avaliacaoQuery, recordLigacao, respondAvaliacao } from '../api.ts'
import { notasOf } from '../parts/notas.ts'
import { Stars } from '../parts/stars.tsx'
import styles from '../parts/record.module.css'

const SaidCard = ({ avaliacao }: { avaliacao: Avaliacao }) => {
  const { media, comentario, ordemServico } = avaliacao
  const notas = notasOf(avaliacao)
  return (
    <section className="cartao" aria-labelledby="av-disse">
      <header>
        <h2 id="av-disse">O que disse</h2>
        <span className="fim">
          <Link to="/ordemServico/$id" params={{ id: String(ordemServico.id) }} className="num">
            OS {ordemServico.numero}
          </Link>
        </span>
      </header>
      <div className="corpo pilha">
        <p>
          Média <b className="num">{formatQuantity(media)}</b>
        </p>
        <ul className={styles.notas}>
          {CATEGORIAS_AVALIACAO.map((categoria) => (
            <li key={categoria}>
              <span>{CATEGORIA_AVALIACAO_LABELS[categoria]}</span>
              <Stars nota={notas[categoria]} />
            </li>
          ))}
        </ul>
        {comentario ? (
          <blockquote className={styles.dito}>{comentario}</blockquote>
        ) : (
          <p className="t2">Sem comentário.</p>
        )}
      </div>
    </section>
  )
}

type WriteProps = { avaliacao: Avaliacao; onSaved: (avaliacao: Avaliacao) => void }

function AnswerForm({ avaliacao: { id, versao, resposta }, onSaved }: WriteProps) {
  const form = useSaveForm({
    initialValues: { resposta: resposta?.texto ?? '' },
    validate: { resposta: requiredCheck('Resposta') },
    onSave: async (values) => {
      onSaved(await respondAvaliacao(id, { versao, ...values }))
      toast.success('Resposta salva. O consumidor a lê pelo mesmo link.')
    },
  })
  return (
    <FormElement form={form} label="Resposta" className="pilha">
      <Problems of={form.problems} />
      <TextAreaField
        {...form.field('resposta')}
        label="Resposta"
        help="O consumidor lê pelo mesmo link; se tem e-mail, recebe um aviso."
        rows={5}
        maxLength={AVALIACAO_TEXTO_MAXIMO}
      />
      <div>
        <Button look="filled" small type="submit" disabled={form.saving} aria-busy={form.saving}>
          {resposta ? 'Alterar a resposta' : 'Responder'}
        </Button>
      </div>
    </FormElement>
  )
}

function Call({ avaliacao: { id, versao, telefone, ligouEm }, onSaved }: WriteProps) {
  const { busy, run } = useTask(async () => {
    try {
      onSaved(await recordLigacao(id, versao))
    } catch (error) {
      toast.error(describeError(error))
    }
  })
  if (ligouEm) return <Faixa tone="success">Ligação feita em {formatDateTime(ligouEm)}.</Faixa>
  return (
    <Faixa tone="warning" title="Pediu que ligassem">
      <p>
        {telefone ? <a href={`tel:${telefone}`}>{telefone}</a> : 'O posto tem o telefone.'}{' '}
        {telefone && (
          <Button small onClick={run} disabled={busy}>
            Já liguei
          </Button>
        )}
      </p>
    </Faixa>
  )
}

const AnswerCard = ({ avaliacao, onSaved }: WriteProps) => {
  const { resposta, podeResponder, querLigacao } = avaliacao
  return (
    <section className="cartao" aria-labelledby="av-resposta">
      <header>
        <h2 id="av-resposta">O que o posto respondeu</h2>
      </header>
      <div className="corpo pilha">
        {querLigacao && <Call avaliacao={avaliacao} onSaved={onSaved} />}
        {resposta && (
          <p className="t2 sm">{[resposta.por, formatDateTime(resposta.em)].filter(Boolean).join(', ')}</p>
        )}
        {podeResponder ? (
          <AnswerForm key={avaliacao.versao} avaliacao={avaliacao} onSaved={onSaved} />
        ) : (
          <p className={styles.dito}>{resposta?.texto ?? 'Ainda sem resposta.'}</p>
        )}
      </div>
    </section>
  )
}

/** /avaliacao/{id}: one consumer's answer, and the post's reply. */
export function AvaliacaoRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(avaliacaoKey(id), 'avaliacao', id)
  const query = useQuery(avaliacaoQuery(id))
  const { data } = query
  const save = (saved: Avaliacao) => {
    client.setQueryData(avaliacaoKey(id), saved)
    void client.invalidateQueries({ queryKey: ['avaliacao', 'lista'] })
  }
  return (
    <Page
      title={data ? data.consumidor || 'Avaliação' : 'Avaliação'}
      subtitle={data && `${data.posto.nomeFantasia} · ${formatDateTime(data.respondidaEm)}`}
      back="/avaliacao"
      actions={data && <History entidade="avaliacao" id={id} subtitle={`OS ${data.ordemServico.numero}`} />}
    >
      {data ? (
        <div className="duas">
          <SaidCard avaliacao={data} />
          <AnswerCard avaliacao={data} onSaved={save} />
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
