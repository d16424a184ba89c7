import styles from '../entrada/entrada.module.css'
import { clsx } from 'clsx'
import { IconArrowRight, IconCircleCheck, IconPrinter, IconSwitchHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { DraftStrips } from '../../../../ui/draft/draft-strips.tsx'
import { keptText } from '../../../../ui/draft/draft-words.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { PASSOS } from '../entrada/entrada.ts'
import type { Entrada, Passo } from '../entrada/entrada.ts'
import { entradaDaPartida, partidaQuery } from '../entrada/partida.ts'
import type { Partida } from '../entrada/partida.ts'
import { PassoCliente } from '../entrada/passos/passo-cliente.tsx'
import { PassoConferencia } from '../entrada/passos/passo-conferencia.tsx'
import { Steps } from '../../../../ui/page/steps.tsx'
import { PassoRelogio } from '../entrada/passos/passo-relogio.tsx'
import { useEntrada } from '../entrada/use-entrada.ts'
import { useRascunho } from '../entrada/rascunho/use-rascunho.ts'

const LABELS: Record<Passo, string> = {
  cliente: 'Cliente',
  relogio: 'Relógio',
  conferir: 'Conferir e assinar',
}

const OUTRA = {
  mesmo: {
    title: 'Esta entrada está sendo digitada em outra aba.',
    text: 'O rascunho é o de lá: o que você digitar aqui só fica salvo quando a OS for aberta.',
  },
  outro: {
    title: 'Outra entrada está sendo digitada em outra aba.',
    text: 'Esta é à parte e tem o seu próprio rascunho.',
  },
}

const Passos = ({ atual }: { atual: Passo }) => (
  <Steps
    label="Etapas"
    look="row"
    steps={PASSOS.map((passo, index) => ({
      title: LABELS[passo],
      state: passo === atual ? 'current' : index < PASSOS.indexOf(atual) ? 'done' : 'ahead',
    }))}
  />
)

function EntradaDeOs({ inicial }: { inicial: Partial<Entrada> }) {
  const router = useRouter()
  const user = useUser()
  const comPosto = user?.posto === null || user?.posto === undefined
  const form = useEntrada({
    comPosto,
    inicial,
    onDone: ({ id }) => {
      void rascunho.close()
      void router.navigate({
        to: '/ordemServico/$id/imprimir/$papel',
        params: { id: String(id), papel: 'recibo' },
        replace: true,
      })
    },
  })
  const rascunho = useRascunho({ usuario: user?.id, form })
  const { entrada, passo, go, problemas, save, dirty, region } = form
  const index = PASSOS.indexOf(passo)
  const next = PASSOS[index + 1]
  const previous = PASSOS[index - 1]
  const nome = (entrada.novo ?? entrada.consumidor)?.nome
  return (
    <Page
      title="Nova OS"
      subtitle={[nome, entrada.posto?.nomeFantasia ?? user?.posto?.nomeFantasia].filter(Boolean).join(' · ')}
      back="/ordemServico"
      actions={
        <ButtonLink
          small
          look="quiet"
          icon={IconSwitchHorizontal}
          iconOnPhone
          to="/ordemServico/novo?tipo=PA"
        >
          Passar para pronto atendimento
        </ButtonLink>
      }
    >
      <div className={styles.entradaOs} ref={region}>
        <div className={styles.osEt}>
          <Passos atual={passo} />
          <h2 className="so-leitor" tabIndex={-1} data-passo>
            {`Etapa ${index + 1} de ${PASSOS.length}: ${LABELS[passo]}`}
          </h2>
          <DraftStrips
            draft={rascunho}
            otherWords={OUTRA}
            left={entrada.fotos.length === 0 ? rascunho.fora.map(({ nome: foto }) => foto) : []}
          />
          {problemas.length > 0 && (
            <Faixa tone="error">
              {problemas.map((problema) => (
                <p key={problema}>{problema}</p>
              ))}
            </Faixa>
          )}
          {passo === 'cliente' && <PassoCliente form={form} comPosto={comPosto} />}
          {passo === 'relogio' && <PassoRelogio form={form} />}
          {passo === 'conferir' && <PassoConferencia form={form} />}
        </div>
        <div className="rodape">
          {previous && (
            <Button className={styles.osGr} onClick={() => go(previous)}>
              Voltar
            </Button>
          )}
          {rascunho.em && (
            <span className={clsx('linha', 't2', 'sm', styles.guardado)} role="status">
              <Icon of={IconCircleCheck} size="p" />
              {keptText(rascunho.em)}
            </span>
          )}
          <div className="fim">
            {next ? (
              <Button look="filled" className={styles.osGr} icon={IconArrowRight} onClick={() => go(next)}>
                Continuar
              </Button>
            ) : (
              <Button
                look="filled"
                className={styles.osGr}
                icon={IconPrinter}
                disabled={save.busy}
                aria-busy={save.busy}
                onClick={() => save.run()}
              >
                Abrir OS e imprimir recibo
              </Button>
            )}
          </div>
        </div>
      </div>
      <UnsavedGuard
        dirty={dirty}
        draft={rascunho.keeps ? { keep: rascunho.flush, discard: rascunho.close } : undefined}
      />
    </Page>
  )
}

function EntradaDe(partida: Partida) {
  const user = useUser()
  const query = useQuery(partidaQuery(partida))
  if (query.data) return <EntradaDeOs inicial={entradaDaPartida(query.data, user?.posto?.id)} />
  return (
    <Page title="Nova OS" back="/ordemServico">
      <LoadingCard query={query} label="Nova OS" />
    </Page>
  )
}

/** /ordemServico/novo: a watch is taken in within a minute, on a tablet (ux.md). */
export const NovaOs = (partida: Partida) =>
  partida.consumidor === undefined && partida.relogio === undefined ? (
    <EntradaDeOs inicial={{}} />
  ) : (
    <EntradaDe key={`${partida.consumidor} ${partida.relogio}`} {...partida} />
  )
