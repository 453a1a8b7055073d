export default function Scene({ seed }: { seed: string }) {
  return <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice" aria-hidden data-seed={seed} />;
}
