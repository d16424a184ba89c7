import { clsx } from 'clsx'
import styles from './pontos.module.css'
import {
  IconCheck,
  IconChecks,
  IconCircleCheck,
  IconClipboardCheck,
  IconClipboardX,
} from '@tabler/icons-react'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { motivoDoChecklist } from '@app/rules/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { DraftStrips } from '../../../../ui/draft/draft-strips.tsx'
import { keptText } from '../../../../ui/draft/draft-words.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { keepOrdem, moveOrdem } from '../api.ts'
import { fotosDasRespostas } from '../rascunho/fotos.ts'
import { BeforeAfter } from '../fotos/before-after.tsx'
import { Dias } from '../ficha/mostrador.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { linhaTitulo } from '../orcamento/orcamento-card.tsx'
import {
  aprovacaoTravada,
  contagem,
  pontosDe,
  recusaTravada,
  respostaDe,
  wireChecklist,
} from './checklist.ts'
import type { Respostas } from './checklist.ts'
import { MotivoDialog } from './motivo-dialog.tsx'
import { Pontos } from './pontos.tsx'
import { useRascunhoQualidade } from './rascunho.ts'

type Acao = 'aprovarReparo' | 'reprovarReparo'

const OUTRA = {
  mesmo: {
    title: 'Este controle está aberto em outra aba.',
    text: 'O rascunho é o de lá: o que você responder aqui só fica salvo quando decidir o reparo.',
  },
}

/** The repair as it is checked: what was done to the watch. */
function Feito({ os }: { os: OrdemServico }) {
  const linhas = os.orcamento?.linhas.filter(({ situacao }) => situacao !== 'RECUSADA') ?? []
  return (
    <section className="cartao" aria-labelledby="q-feito">
      <header>
        <h2 id="q-feito">O que foi feito</h2>
        {os.dataReparo && <span className="num t2 sm">{formatDateTime(os.dataReparo)}</span>}
      </header>
      <div className="corpo pilha">
        {os.reparo && <p>{os.reparo}</p>}
        {linhas.length > 0 && (
          <ul className={styles.dito}>
            {linhas.map((linha) => (
              <li key={linha.id}>
                <span className="linha">
                  <Icon of={IconCheck} size="p" />
                  {linhaTitulo(linha)}
                </span>
                <span className="t2 sm">{linha.tipo === 'PECA' ? 'peça' : 'serviço'}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type Props = { os: OrdemServico; back: string; onDone: (os: OrdemServico) => void }

/** The quality of a repair, point by point: approved when nothing is other than OK. */
export function Qualidade({ os, back, onDone }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const eu = useUser()?.id
  const vista = useOsVista(os)
  const [respostas, setRespostas] = useState<Respostas>({})
  const [pede, setPede] = useState<Acao | null>(null)
  const [problemas, setProblemas] = useState<string[]>([])
  const [keys] = useState(() => ({ aprovarReparo: randomId(), reprovarReparo: randomId() }))
  const dirty = useRef(false)
  const pontos = pontosDe(os, 'aprovarReparo')
  const { ok, naoOk, naoSeAplica, falta } = contagem(pontos, respostas)
  const proprio = os.reparador?.id === eu
  const aprovaNao = aprovacaoTravada(pontos, respostas)
  const recusaNao = recusaTravada(pontos, respostas)
  const porque = recusaNao ?? aprovaNao
  const possivel = os.proximasAcoes.includes('aprovarReparo')
  const change = (next: Respostas) => {
    dirty.current = true
    setRespostas(next)
  }
  const rascunho = useRascunhoQualidade({ os, possivel, respostas, onRestore: change })
  const save = useTask(async (acao: Acao, motivo: string | null) => {
    setPede(null)
    setProblemas([])
    try {
      const moved = await moveOrdem(
        os.id,
        acao,
        {
          versao: vista.versao,
          checklist: wireChecklist(pontos, respostas),
          ...(motivo !== null && { motivo }),
        },
        `${keys[acao]}-${vista.versao}`,
      )
      dirty.current = false
      void rascunho.close()
      keepOrdem(client, moved)
      toast.success(`${nome(moved)}: ${moved.statusOS.description}.`)
      onDone(moved)
    } catch (error) {
      if (error instanceof ApiError && vista.recusada(error)) return
      if (!(error instanceof ApiError) || error.unavailable) return toast.error(describeError(error))
      setProblemas(error.messages.map(messageText))
    }
  })
  const start = (acao: Acao) => {
    if (acao === 'aprovarReparo') return proprio ? setPede(acao) : save.run(acao, null)
    const motivo = motivoDoChecklist(pontos, wireChecklist(pontos, respostas))
    return motivo === '' ? setPede(acao) : save.run(acao, motivo)
  }
  const parado = save.busy || vista.mudou || !possivel
  return (
    <Page
      title="Controle de qualidade"
      subtitle={[
        nome(os),
        os.relogio?.modelo.descricao,
        os.reparador && `consertada por ${os.reparador.nome}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      back={back}
      status={<Dias dias={os.diasCorridos} semaforo={os.semaforo} />}
    >
      <OsMudou os={os} vista={vista} possivel={possivel} />
      {!possivel && !vista.mudou && (
        <Faixa
          tone="warning"
          title={`Com a OS em “${os.statusOS.description}”, você não confere este reparo.`}
        />
      )}
      <DraftStrips
        draft={rascunho}
        otherWords={OUTRA}
        left={fotosDasRespostas(respostas).length === 0 ? rascunho.fora.map(({ nome: foto }) => foto) : []}
      />
      {problemas.length > 0 && (
        <Faixa tone="error">
          {problemas.map((problema) => (
            <p key={problema}>{problema}</p>
          ))}
        </Faixa>
      )}
      <div className={styles.dois}>
        <section className="cartao" aria-labelledby="q-pontos">
          <header>
            <h2 id="q-pontos">O que conferir</h2>
            <span className="t2 sm num so-mesa">
              {pontos.length - falta} de {pontos.length} pontos
            </span>
            <div className="fim">
              <Button
                small
                look="quiet"
                icon={IconChecks}
                disabled={falta === 0}
                onClick={() =>
                  change(
                    Object.fromEntries(
                      pontos.map((ponto) => {
                        const dito = respostaDe(respostas, ponto)
                        return [ponto.id, { ...dito, resultado: dito.resultado ?? 'OK' }]
                      }),
                    ),
                  )
                }
              >
                Os demais OK
              </Button>
            </div>
          </header>
          <Pontos pontos={pontos} respostas={respostas} onChange={change} label="O que conferir" />
        </section>
        <div className="pilha">
          <BeforeAfter os={os} />
          <Feito os={os} />
        </div>
      </div>
      <div className={clsx('rodape', styles.pe)}>
        <span className={styles.contas} role="status">
          <span>
            <b className="num">{ok}</b> OK
          </span>
          <span className={naoOk > 0 ? styles.errados : undefined}>
            <b className="num">{naoOk}</b> não OK
          </span>
          <span>
            <b className="num">{naoSeAplica}</b> não se aplica
          </span>
          <span className="t2">
            <b className="num">{falta}</b> {falta === 1 ? 'falta' : 'faltam'}
          </span>
        </span>
        {rascunho.em && (
          <span className="linha t2 sm so-mesa" role="status">
            <Icon of={IconCircleCheck} size="p" />
            {keptText(rascunho.em)}
          </span>
        )}
        <div className="fim">
          {porque && (
            <span id="q-porque" className={styles.porque}>
              {porque}
            </span>
          )}
          <Button
            look="danger"
            icon={IconClipboardX}
            disabled={parado || recusaNao !== null}
            aria-describedby={recusaNao ? 'q-porque' : undefined}
            onClick={() => start('reprovarReparo')}
          >
            {ACAO_OS_LABELS.reprovarReparo}
          </Button>
          <Button
            look="filled"
            icon={IconClipboardCheck}
            disabled={parado || aprovaNao !== null}
            aria-describedby={aprovaNao ? 'q-porque' : undefined}
            onClick={() => start('aprovarReparo')}
          >
            {ACAO_OS_LABELS.aprovarReparo}
          </Button>
        </div>
      </div>
      {pede && (
        <MotivoDialog
          key={pede}
          label={ACAO_OS_LABELS[pede]}
          subtitle={`${nome(os)} · ${os.consumidor.nome}`}
          help={
            pede === 'aprovarReparo'
              ? 'Você também consertou este relógio: diga por que outra pessoa não conferiu.'
              : 'Nenhum ponto diz o que há: escreva o que falta no conserto.'
          }
          onClose={() => setPede(null)}
          onSend={(motivo) => save.run(pede, motivo)}
        />
      )}
      <UnsavedGuard
        dirty={dirty}
        draft={rascunho.keeps ? { keep: rascunho.flush, discard: rascunho.close } : undefined}
      />
    </Page>
  )
}
