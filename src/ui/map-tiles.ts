/** Pixels of a map tile's side. */
export const TILE = 256

/** A tile of the web map with its place in pixels from the middle of the shown map. */
export type MapTile = { key: string; address: string; left: number; top: number }

/** The tiles that cover a box of `width` x `height` pixels round a point, at a zoom of 0 to 19 (Web Mercator). */
export function tilesRound(
  point: { latitude: number; longitude: number },
  zoom: number,
  box: { width: number; height: number },
): MapTile[] {
  const count = 2 ** zoom
  const { x, y } = worldPlace(point, count)
  const across = reach(x, box.width)
  const down = reach(y, box.height)
  const tiles: MapTile[] = []
  for (let row = down.from; row <= down.to; row++) {
    if (row < 0 || row >= count) continue
    for (let column = across.from; column <= across.to; column++) {
      const wrapped = ((column % count) + count) % count
      tiles.push({
        key: `${zoom}/${column}/${row}`,
        address: `https://tile.openstreetmap.org/${zoom}/${wrapped}/${row}.png`,
        left: Math.round((column - x) * TILE),
        top: Math.round((row - y) * TILE),
      })
    }
  }
  return tiles
}

/** Where a point lies in the world's square of `count` x `count` tiles, in tiles. */
function worldPlace({ latitude, longitude }: { latitude: number; longitude: number }, count: number) {
  const angle = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * count,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * count,
  }
}

function reach(middle: number, pixels: number): { from: number; to: number } {
  const half = pixels / 2 / TILE
  return { from: Math.floor(middle - half), to: Math.floor(middle + half) }
}
